import CardGameCourse
import Foundation
import Testing

@Suite("Verifier")
struct VerifierTests {
  let bench: FakeBench

  init() throws { bench = try FakeBench() }

  @Test("Of an exercise that is as it should be, nothing is wrong")
  func right() throws {
    let findings = try bench.findings()
    #expect(findings.wrong == [])
    let variants = findings.all.filter(\.kind.isVariant).map(\.name)
    #expect(
      variants == [
        "untouched", "untouched, but required", "touched", "Solution", "A", "B", "OnlyOne",
        "OnlyTwo", "OnlyThree",
      ])
  }

  @Test("An untouched starter earns nothing: its checks are skipped, or fail where it is required")
  func starter() throws {
    let findings = try bench.findings()
    #expect(findings["untouched"]?.got == "every check is skipped")
    #expect(findings["untouched, but required"]?.got == "all 3 checks fail")
    #expect(findings["touched"]?.got == "2 of 3 checks fail")
    #expect(findings["Solution"]?.got == "all 3 checks pass")
  }

  @Test("A starter that passes every check is wrong")
  func starterPasses() throws {
    try bench.put("right", in: "Starter/Suits.swift")
    try bench.put("right", in: "Suits.swift")
    #expect(try bench.findings().wrong == ["touched"])
  }

  @Test("A starter that traps is wrong, and it is told which check it stopped")
  func starterTraps() throws {
    try bench.put("stop", in: "Starter/Suits.swift")
    try bench.put("stop", in: "Suits.swift")
    let finding = try #require(try bench.findings()["touched"])
    #expect(!finding.isOK)
    #expect(finding.details.contains { $0.hasPrefix("CRASH \"One\"") })
  }

  @Test("A version that warns or does not compile is wrong, and the line is told")
  func compiles() throws {
    try bench.put("warning", in: "Alternatives/A/Suits.swift")
    try bench.attempt("OnlyTwo", "error")
    let findings = try bench.findings()
    #expect(findings.wrong == ["A", "OnlyTwo"])
    #expect(findings["A"]?.got == "compiles with a warning")
    #expect(
      findings["A"]?.details == ["Exercises/14-FourSuits/Alternatives/A/Suits.swift:2: dull"])
    #expect(findings["OnlyTwo"]?.got == "does not compile")
  }

  @Test("A solution that fails a check is wrong, and it is told which")
  func solutionFails() throws {
    try bench.put("fails Two odd-number", in: "Solution/Suits.swift")
    let finding = try #require(try bench.findings()["Solution"])
    #expect(!finding.isOK)
    #expect(finding.got == "1 of 3 checks fails")
    #expect(finding.details == ["FAIL \"Two\": odd-number"])
  }

  @Test(
    "An attempt must fail exactly what it is said to, and be told exactly that",
    arguments: [
      ("right", "all 3 checks pass"),
      ("fails Two odd-number", #"fails "Two"; told odd-number"#),
      ("fails One odd-number\nfails Two", #"fails "One", "Two"; told odd-number"#),
      ("fails One even-number", #"fails "One"; told even-number"#),
      ("fails One", #"fails "One"; told something without a name"#),
    ])
  func attempt(orders: String, got: String) throws {
    try bench.attempt("OnlyOne", orders)
    let finding = try #require(try bench.findings()["OnlyOne"])
    #expect(!finding.isOK)
    #expect(finding.expected == #"fails "One"; told odd-number"#)
    #expect(finding.got == got)
  }

  @Test("An attempt may crash when it says so")
  func crash() throws {
    try bench.attempt("Stops", "stop")
    let others = FakeBench.checks.map { FakeBench.declaration("Only\($0)", fails: [$0]) }
    func declare(_ diagnosis: String?) throws {
      let stops = FakeBench.declaration(
        "Stops", fails: FakeBench.checks, diagnosis: diagnosis)
      try bench.declare(others + [stops])
    }
    try declare("CRASH")
    let told = try bench.findings()["Stops"]
    try declare(nil)
    #expect(told?.expected.hasSuffix("told CRASH") == true)
    #expect(try bench.findings()["Stops"]?.isOK == false)
  }

  @Test("The checks are compiled once for all versions that look the same to the compiler")
  func compiledOnce() throws {
    _ = try bench.findings()
    #expect(bench.checksCompiled == 1)
    try bench.put("right\nseen otherwise", in: "Alternatives/B/Suits.swift")
    #expect(try bench.findings().wrong == [])
    #expect(bench.checksCompiled == 3)
  }

  @Test("Nothing is left behind, and no file of the exercise is changed")
  func scratch() throws {
    let path = "\(bench.root)/Exercises/14-FourSuits"
    let before = try FileManager.default.subpathsOfDirectory(atPath: path)
    _ = try bench.findings()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: path) == before)
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(bench.root)/.build")
    #expect(left.filter { $0 != "debug" && $0 != "verify" } == [])
    #expect(
      (try? FileManager.default.contentsOfDirectory(atPath: "\(bench.root)/.build/verify")) ?? []
        == [])
  }

  @Test(
    "An exercise that the course does not list is told, and attempts of none",
    arguments: ["Exercises", "Tests/Attempts"])
  func strangers(folder: String) throws {
    try bench.write("", to: "\(folder)/15-FiveSuits/README.md")
    let findings = try bench.findings()
    #expect(findings.wrong == ["15-FiveSuits"])
    #expect(findings["15-FiveSuits"]?.exercise == "15")
  }

  @Test("A toolchain that fails says nothing about an exercise")
  func toolchain() throws {
    let verifier = Verifier(
      project: Project(root: bench.root), course: Course([FakeBench.exercise]),
      processes: ProcessRunner { (calls) throws(ProcessError) in
        calls.map { _ in ProcessResult(.exited(1), errors: "no space left") }
      }, environment: [:])
    #expect(throws: CheckerError.toolchainFailed("no space left")) {
      try verifier.verifyCourse { _ in }
    }
  }
}
