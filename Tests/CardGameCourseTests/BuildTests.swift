import CardGameCourse
import Foundation
import Testing

@Suite("Build of an exercise")
struct BuildTests {
  let playback: Playback

  init() throws { playback = try Playback() }

  private func report(_ output: String) throws -> CheckReport {
    let output = output.replacing("/project/", with: "\(playback.root)/")
    return try playback.check(build: ProcessResult(.exited(1), output: output))
  }

  @Test("An error in the learner's file is told with its line and the code around it, once")
  func ownFile() throws {
    let message = """
      /project/Exercises/06-ChoosingACard/ChoosingGame.swift:3:10: error: cannot find 'x' in scope
      1 | func twice(_ n: Int) -> Int {
      3 |   return x
        |          `- error: cannot find 'x' in scope
      4 | }

      """
    let report = try report(
      "error: emit-module command failed\n[3/4] Emitting module\n\(message)\n[4/6] Compiling\n\(message)"
    )
    #expect(report.results.map(\.verdict) == [.buildError])
    #expect(report.results[0].problems.count == 1)
    #expect(report.results[0].diagnosis == "cannot find 'x' in scope")
    #expect(report.results[0].place?.file == "Exercises/06-ChoosingACard/ChoosingGame.swift")
    #expect(report.results[0].place?.line == 3)
    #expect(
      report.results[0].problems[0].text.hasSuffix(
        "4 | }\nSwift knows nothing of that name here: is it misspelt, or declared elsewhere?"))
    #expect(playback.calls.allSatisfy { $0.program == "swift" })
  }

  @Test("Where a file is not written as Swift is, only that is told, and not what follows from it")
  func syntax() throws {
    let file = "/project/Exercises/06-ChoosingACard/ChoosingGame.swift"
    let report = try playback.check(
      build: ProcessResult(.exited(1), output: playback.placed("\(file):7:3: error: consequence")),
      parse: ProcessResult(.exited(1), errors: playback.placed("\(file):38:1: error: expected '}'"))
    )
    #expect(report.results[0].problems.map(\.line) == [38])
    #expect(report.results[0].problems[0].text.hasSuffix("count them from this line upwards."))
  }

  @Test("Errors elsewhere are left out when the learner's file has one, and warnings always")
  func onlyOwn() throws {
    let report = try report(
      """
      /project/Exercises/06-ChoosingACard/Checks/Checks.swift:9:1: error: consequence
      /project/Exercises/06-ChoosingACard/ChoosingGame.swift:2:1: warning: not used
      /project/Exercises/06-ChoosingACard/ChoosingGame.swift:3:1: error: cause
      """)
    #expect(report.results[0].problems.map(\.headline) == ["cause"])
  }

  @Test("When only the checks do not compile, the names of the starter are missing")
  func checks() throws {
    let report = try report(
      "/project/Exercises/06-ChoosingACard/Checks/Checks.swift:9:1: error: cannot find 'twice'")
    #expect(report.results[0].verdict == .buildError)
    #expect(
      report.results[0].diagnosis
        == "Your code compiles, but its checks cannot use it: cannot find 'twice'")
  }

  @Test("An error in the kit is told as one that is not the learner's")
  func kit() throws {
    let report = try report("/project/Sources/CardGameModel/Deck.swift:1:1: error: odd")
    #expect(report.results[0].place?.file == "Sources/CardGameModel/Deck.swift")
    #expect(report.results[0].diagnosis?.contains("no part of the exercise") == true)
  }

  @Test("A build that fails without naming an error says nothing about the exercise")
  func toolchain() throws {
    #expect(throws: CheckerError.buildFailed("error: no space left")) {
      try report("error: no space left\n")
    }
  }

  @Test("A missing file needs no build to be told")
  func missing() throws {
    let playback = try Playback(contents: nil)
    let report = try playback.check()
    #expect(report.results.map(\.verdict) == [.buildError])
    #expect(report.results[0].place?.file == "Exercises/06-ChoosingACard/ChoosingGame.swift")
    #expect(playback.calls.isEmpty)
  }

  @Test("What was built from another version of the file is not trusted")
  func stale() throws {
    let record = ".build/debug/Exercise06.build/primary.priors"
    try playback.write("record", to: record)
    try playback.write("object", to: ".build/debug/Exercise06.build/ChoosingGame.swift.o")
    func isKept() throws -> Bool {
      _ = try playback.check(runs: [.init(stream: Playback.stream("pass"))])
      return FileManager.default.fileExists(atPath: "\(playback.root)/\(record)")
    }
    #expect(try !isKept())
    // The fake build leaves the object as it is: it is newer than the file, which was checked.
    try playback.write("record", to: record)
    #expect(try isKept())
    try playback.write("edited again", to: "\(playback.exercise.path)/ChoosingGame.swift")
    #expect(try !isKept())
  }
}
