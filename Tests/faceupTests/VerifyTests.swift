import CardGameCourse
import Foundation
import Testing

@testable import faceup

@Suite("Verify")
struct VerifyTests {
  private let attempt = Finding(
    exercise: "06", kind: .attempt, name: "NoBonus",
    expected: #"fails "A match earns"; told bonus-missing"#, got: "all 11 checks pass",
    isOK: false)
  private let solution = Finding(
    exercise: "06", kind: .solution, name: "Solution", expected: "every check passes",
    got: "all 11 checks pass", isOK: true)
  private let texts = Finding(
    exercise: "06", kind: .texts, name: "texts", expected: "the texts are true",
    got: "1 thing is to be mended", isOK: false, details: ["README.md:3: odd."])

  private func printed(_ findings: [Finding], isJSON: Bool = false) -> String {
    var output = ""
    let console = Console(
      write: { output += $0 }, writeError: { _ in }, readLine: { nil }, isInputTerminal: false,
      isOutputTerminal: false, environment: [:])
    let printer = FindingPrinter(
      course: .lesson, isJSON: isJSON, console: console, line: StatusLine(console: console))
    printer.show(findings)
    printer.showSummary()
    return output
  }

  @Test("What is as it should be takes a line")
  func right() {
    #expect(
      printed([solution]).hasPrefix(
        """
        06 Choosing a card
        OK     solution                          all 11 checks pass

        OK     1 exercise, 1 version,
        """))
  }

  @Test("What is wrong says what should be and what is, and is told again at the end")
  func wrong() {
    let output = printed([attempt, texts])
    #expect(
      output.contains(
        """
        WRONG  attempt NoBonus
               should be: fails "A match earns"; told bonus-missing
               but is: all 11 checks pass
        WRONG  texts                             1 thing is to be mended
             - README.md:3: odd.

        """))
    #expect(
      output.hasSuffix("2 lines are not as they should be.\n  06 attempt NoBonus\n  06 texts\n"))
  }

  @Test(
    "With --json each version is an object of this shape, and files and texts when they are wrong")
  func json() {
    let fine = Finding(
      exercise: "06", kind: .hints, name: "hints", expected: "hints", got: "hints", isOK: true)
    let lines = printed([fine, texts, solution, attempt], isJSON: true).split(separator: "\n")
    let wanted: [Substring] = [
      """
      {"exercise":"06","kind":"texts","name":"texts","expected":"the texts are true",\
      "got":"README.md:3: odd.","ok":false}
      """,
      """
      {"exercise":"06","kind":"solution","name":"Solution","expected":"every check passes",\
      "got":"all 11 checks pass","ok":true}
      """,
      #"""
      {"exercise":"06","kind":"attempt","name":"NoBonus",\#
      "expected":"fails \"A match earns\"; told bonus-missing","got":"all 11 checks pass","ok":false}
      """#,
    ]
    #expect(lines == wanted)
  }

  @Test(
    "A wrong call gets a sentence, and builds nothing",
    arguments: [
      (["verify", "77"], #""77" is not an exercise"#),
      (["verify", "06", "08"], #""08" is one word too many after verify 06"#),
      (["new"], "write faceup new 21-FourSuits"),
      (["new", "14-A", "15-B"], #""15-B" is one word too many"#),
      (["new", "Four"], "write two digits, a hyphen"),
      (["new", "06-Other"], "The number 06 is that of 06-ChoosingACard"),
    ])
  func wrongCall(arguments: [String], sentence: String) throws {
    let run = try FakeProject().run(arguments, processes: ProcessRunner.none)
    #expect(run.errors.contains(sentence))
    #expect(run.output == "")
    #expect(run.exitCode == .wrongCall)
  }

  @Test("A toolchain that fails is no verdict")
  func toolFailed() throws {
    let run = try FakeProject().run(["verify", "06"], processes: ProcessRunner.none)
    #expect(run.exitCode == .toolFailed)
    #expect(run.output == "")
  }

  @Test("A new exercise is laid out, and it is said what comes next")
  func new() throws {
    let project = try FakeProject()
    let run = project.run(["new", "77-FourSuits"])
    #expect(run.output.contains("Exercise 77, Four suits, is laid out in Exercises/77-FourSuits."))
    #expect(run.output.contains("  swift run faceup verify 77\n"))
    #expect(
      FileManager.default.fileExists(atPath: project.root + "/Exercises/77-FourSuits/README.md"))
  }

  @Test(
    "Calls that work in a text",
    arguments: [
      "", "check", "check 06", "check 06 --json", "verify 8", "help play", "--version",
      "play matching", #"play matching --deal "A♠ A♥""#, "bugs show view-image-not-background",
      "new 41-Other",
    ])
  func works(call: String) {
    #expect(CommandTrial(course: .lesson).problem(of: call) == nil)
  }

  @Test(
    "Calls that do not work in a text",
    arguments: [
      ("chekc 06", "did you mean \"check\"?"), ("check 77", "is not an exercise"),
      ("check 06 --bogus", "--bogus is not an option"), ("play bridge", "bridge"),
      ("bugs show nothing-of-this-name", "nothing-of-this-name"),
    ])
  func fails(call: String, problem: String) throws {
    let told = try #require(CommandTrial(course: .lesson).problem(of: call))
    #expect(told.contains(problem))
  }
}
