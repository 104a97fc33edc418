import CardGameCourse
import Testing

/// Whether every check of an exercise is known to find something.
@Suite("Verifier: checks")
struct VerifierCoverageTests {
  let bench: FakeBench

  init() throws { bench = try FakeBench() }

  /// Declares one attempt for each list of checks that it fails, and notes.
  private func details(_ attempts: [[String]], notes: [String] = []) throws -> [String] {
    let entries = attempts.map { FakeBench.declaration($0.joined(), fails: $0) }
    try bench.declare(entries + notes)
    return try #require(try bench.findings()["checks"]).details
  }

  private func note(_ check: String, with others: [String], why: String = "It is.") -> String {
    #"{"check":"\#(check)","failsWith":\#(others),"why":"\#(why)"}"#
  }

  @Test("A check that no attempt fails is told")
  func never() throws {
    #expect(
      try details([["One"], ["Two"]]) == [
        "No attempt fails \"Three\": add one, so that it is known to find something."
      ])
  }

  @Test("A check that never fails alone is told, and what it has always failed with")
  func notAlone() throws {
    let details = try details([["One"], ["Two"], ["One", "Three"], ["One", "Two", "Three"]])
    #expect(details.count == 1)
    #expect(details[0].hasPrefix("No attempt fails only \"Three\""))
    #expect(details[0].hasSuffix("So far it has always failed with \"One\"."))
  }

  @Test("A note may say why a check never fails alone")
  func noted() throws {
    let attempts = [["One"], ["Two"], ["One", "Three"]]
    #expect(try details(attempts, notes: [note("Three", with: ["One"])]) == [])
  }

  @Test("Of the checks that a note names, one that fails is enough")
  func oneOfSeveral() throws {
    let attempts = [["One"], ["Two"], ["One", "Three"], ["Two", "Three"]]
    #expect(try details(attempts, notes: [note("Three", with: ["One", "Two"])]) == [])
  }

  @Test("A note that an attempt disproves is told")
  func disproved() throws {
    let attempts = [["One"], ["Two"], ["Two", "Three"]]
    #expect(
      try details(attempts, notes: [note("Three", with: ["One"])]) == [
        """
        Attempts.json says what "Three" always fails with, but TwoThree fails it without that.
        """
      ])
  }

  @Test("A note that says nothing is told")
  func empty() throws {
    let attempts = [["One"], ["Two"], ["One", "Three"]]
    #expect(try details(attempts, notes: [note("Three", with: ["One"], why: "")]).count == 1)
    #expect(try details(attempts, notes: [note("Three", with: ["Three"])]).count == 1)
  }

  @Test("A check that there is not is told")
  func unknown() throws {
    let details = try details([["One"], ["Two"], ["Three"], ["Thre", "One"]])
    #expect(details == ["Attempts.json, ThreOne: there is no check \"Thre\"."])
  }
}
