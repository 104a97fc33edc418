import CardGameCourse
import Foundation
import Testing

@testable import faceup

@Suite("Check")
struct CheckTests {
  let project: FakeProject

  init() throws { project = try FakeProject(begun: ["06"]) }

  private func check(_ arguments: [String], processes: ProcessRunner? = nil) -> ToolRun {
    project.run(["check"] + arguments, in: "/Exercises", processes: processes)
  }

  private static let report = """
    After touching card 0, 12 cards are blank boards: setImage was called where
    setBackgroundImage was meant.
      card 0    A♠    a blank board
    Set by    ChoosingGame.swift:21  updateUI()
    Try       button.setBackgroundImage(picture, for: .normal)
    Name      wrong-picture-slot
    """

  private var failing: ProcessRunner {
    project.processes(checks: [
      "06": [.pass("It turns"), .fail("It shows", report: Self.report), .pass("It ends")]
    ])
  }

  @Test("The verdict comes first, then a line for each check, and then what is next")
  func pass() {
    let run = check(["06"])
    #expect(
      run.output == """
        PASS  06 Choosing a card: its check passes.

        PASS         It works

        Next: exercise 07, Touch, choose, update (about 20 minutes).
          read   Exercises/07-TouchChooseUpdate/README.md
          edit   Exercises/07-TouchChooseUpdate/TouchController.swift
          run    swift run faceup check 07

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == .success)
  }

  @Test("Of several files none is named as the one to edit, unless the report does")
  func severalFiles() throws {
    let project = try FakeProject(begun: ["10"])
    func next(_ report: String) -> String? {
      let processes = project.processes(checks: ["10": [.fail("It is named", report: report)]])
      return project.run(["check", "10"], processes: processes).output
        .split(separator: "\n").last { $0.hasPrefix("Next: ") }.map(String.init)
    }
    let one = next(
      "It is not.\n  card 0\nSet by    AppC.swift:38  updateUI()\nName      other-cause")
    #expect(one == "Next: edit Exercises/10-FindTheBug/AppC.swift, then run")
    #expect(
      next("It is not.")
        == "Next: edit the file that this is about, in Exercises/10-FindTheBug, then run")
  }

  @Test("Of the first check that fails the whole report is printed, and where to look")
  func fail() {
    let run = check(["6"], processes: failing)
    #expect(run.output.hasPrefix("FAIL  06 Choosing a card: 2 of 3 checks pass.\n"))
    #expect(run.output.contains("\nFAIL         It shows\n"))
    for line in Self.report.split(separator: "\n") { #expect(run.output.contains("  \(line)\n")) }
    #expect(run.output.contains("  Look at   Exercises/06-ChoosingACard/ChoosingGame.swift:21\n"))
    #expect(run.exitCode == .checkFailed)
  }

  @Test("With --json each check is an object of this shape, and nothing else is printed")
  func json() {
    let run = check(["06", "--json"], processes: failing)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines == [
        #"{"exercise":"06","check":"It turns","verdict":"PASS","diagnosis":null,"file":null,"line":null}"#,
        #"{"exercise":"06","check":"It shows","verdict":"FAIL","diagnosis":"wrong-picture-slot","#
          + #""file":"Exercises/06-ChoosingACard/ChoosingGame.swift","line":21}"#,
        #"{"exercise":"06","check":"It ends","verdict":"PASS","diagnosis":null,"file":null,"line":null}"#,
      ])
    #expect(run.exitCode == .checkFailed)
  }

  @Test("What the other checks say is told in short, and what is the same once")
  func others() {
    let checks: [FakeProject.Check] = [
      .fail("One", report: "Nothing turns."), .fail("Two", report: "Nothing turns."),
      .fail("Three", report: "The score is 0."),
    ]
    let output = check(["06"], processes: project.processes(checks: ["06": checks])).output
    #expect(output.components(separatedBy: "Nothing turns.").count == 2)
    #expect(output.contains("FAIL: Three\n  The score is 0.\n… and 1 more.\n"))
  }

  @Test("A sentence that is too long for a line takes two, and code and columns stay as they are")
  func wrapped() {
    let sentence = "The score is not what " + String(repeating: "it was ", count: 8) + "a move ago."
    let row = "  card 0    shown: " + String(repeating: "A♠ ", count: 30)
    let checks = [FakeProject.Check.fail("One", report: "\(sentence)\n\(row)\n12 |   \(sentence)")]
    let output = check(["06"], processes: project.processes(checks: ["06": checks])).output
    let broken = sentence.replacing("was a move", with: "was\n  a move")
    #expect(output.contains("\n  \(broken)\n  \(row)\n  12 |   \(sentence)\n"))
  }

  @Test(
    "A check that does not end has the word for how the process ended",
    arguments: [(.signalled(4), "CRASH"), (.timedOut, "TIMEOUT"), (.exited(0), "FAIL")]
      as [(ProcessResult.End, String)])
  func cut(end: ProcessResult.End, word: String) {
    let checks: [FakeProject.Check] = [.pass("One"), .cut("Two"), .pass("Three")]
    let run = check(["06"], processes: project.processes(checks: ["06": checks], end: end))
    #expect(
      run.output.contains("\n\(word.padding(toLength: 13, withPad: " ", startingAt: 0))Two\n"))
    #expect(run.output.contains("\nPASS         Three\n"))
    #expect(run.exitCode == .checkFailed)
  }

  @Test("An exercise that was not begun says how to begin")
  func notStarted() {
    let run = check(["08"], processes: ProcessRunner.none)
    #expect(run.output.hasPrefix("NOT STARTED  08 Update the UI: its file is still the starter.\n"))
    #expect(run.output.contains("  edit   Exercises/08-UpdateTheUI/TableController.swift\n"))
    #expect(run.exitCode == .checkFailed)
  }

  @Test("An exercise that does not compile shows the compiler's words and the line")
  func buildError() {
    let file = "Exercises/06-ChoosingACard/ChoosingGame.swift"
    let build = ProcessResult(
      .exited(1),
      output:
        "\(project.root)/\(file):3:1: error: odd\n3 | odd\n\n\(project.root)/\(file):5:1: error: even\n"
    )
    let run = check(["06"], processes: project.processes(build: build))
    #expect(
      run.output.hasPrefix(
        """
        BUILD ERROR  06 Choosing a card: it does not compile, so no check ran.

          odd
          3 | odd
          Look at   \(file):3

          And also:
          ChoosingGame.swift:5: even

        """))
    #expect(run.exitCode == .checkFailed)
  }

  @Test("What the learner's code prints stands apart from the verdict")
  func printed() {
    let run = check(["06"], processes: project.processes(output: "touched 3\nPASS\n"))
    #expect(run.output.contains("\nYour code printed:\n  touched 3\n  PASS\n\n"))
    let rude = check(["06"], processes: project.processes(output: "\u{1B}[2J\u{7}\r\n"))
    #expect(rude.output.contains("\n  \u{FFFD}[2J\u{FFFD}"))
  }

  @Test("With --plain each check is a sentence")
  func plain() {
    let output = check(["06", "--plain"], processes: failing).output
    #expect(output.contains("\nCheck 2 of 3, FAIL: It shows.\n"))
  }

  @Test("Without a number, it goes on from what is passed to the first exercise that is not")
  func next() {
    let run = check([], processes: project.processes(checks: ["01": [.skipped("It shows")]]))
    #expect(run.output.hasPrefix("PASS  06 Choosing a card: its check passes.\nNOT STARTED  01"))
    #expect(run.exitCode == .checkFailed)
  }

  @Test("Without a number, what was begun comes before what was not")
  func begunFirst() throws {
    let project = try FakeProject(begun: ["09"])
    let processes = project.processes(checks: ["09": [.fail("It shows", report: "It does not.")]])
    let run = project.run(["check"], processes: processes)
    #expect(run.output.hasPrefix("FAIL  09"))
  }

  @Test("Without a number, and with every exercise passed, the course is over")
  func courseDone() throws {
    let run = try FakeProject(begun: Set(Course.lesson.exercises.map(\.number))).run(["check"])
    #expect(run.output.hasSuffix("\n\(Words.courseDone)\n"))
    #expect(run.exitCode == .success)
  }

  @Test("A person at a terminal sees that it builds, and a pipe gets nothing of that")
  func progress() {
    let run = project.run(["check", "06"], isTerminal: true)
    #expect(run.errors.hasPrefix("\rBuilding exercise 06.\rBuilding exercise 06. [1/2]\r"))
    #expect(run.errors.hasSuffix(" \r"))
  }

  @Test("Of several exercises there is a line for each, and a sum")
  func several() throws {
    let project = try FakeProject(begun: ["06", "08"])
    let processes = project.processes(checks: [
      "08": [.pass("It turns"), .fail("It shows", report: Self.report)]
    ])
    let run = project.run(["check", "06", "08", "6", "09"], processes: processes)
    #expect(
      run.output == """
        PASS         06 Choosing a card .......... 1 of 1
        FAIL         08 Update the UI ............ 1 of 2, wrong-picture-slot
        NOT STARTED  09 White boards

        1 of 3 exercises passed, 1 not, 1 not started.

        Next: see what is wrong with the first.
          run    swift run faceup check 08

        """)
    #expect(run.exitCode == .checkFailed)
  }

  @Test("All exercises are checked, and are passed only when each is")
  func all() throws {
    let numbers = Course.lesson.exercises.map(\.number)
    let run = try FakeProject(begun: Set(numbers)).run(["check", "all", "--json"])
    #expect(run.output.split(separator: "\n").count == numbers.count)
    #expect(run.exitCode == .success)
    #expect(try FakeProject(begun: ["06"]).run(["check", "all"]).exitCode == .checkFailed)
  }

  @Test("A toolchain that fails is no verdict")
  func toolFailed() {
    let run = check(["06"], processes: ProcessRunner.none)
    #expect(run.output == "")
    #expect(run.errors.contains("check that a Swift toolchain is installed"))
    #expect(run.exitCode == .toolFailed)
  }

  @Test(
    "A wrong call gets a sentence, and builds nothing",
    arguments: [
      (
        ["77"],
        "\"77\" is not an exercise: the exercises are "
          + Course.lesson.exercises.map(\.number).joined(separator: ", ") + "."
      ),
      (["all", "08"], #""08" is one word too many after check all: leave it out."#),
      (["ChosingACard"], #""ChosingACard" is not an exercise: did you mean "ChoosingACard"?"#),
      (["06", "--json", "--plain"], "--json and --plain exclude each other: give one of them."),
      (["06", "--timeout", "0"], #"--timeout needs a whole number from 1 to 3600, not "0"."#),
      (["06", "--timeout", "x"], #"--timeout needs a whole number from 1 to 3600, not "x"."#),
      (["06", "--report", "long"], #"--report takes hint or full, and "long" is neither."#),
    ])
  func wrongCall(arguments: [String], sentence: String) {
    let run = check(arguments, processes: ProcessRunner.none)
    #expect(run.errors == sentence + "\n")
    #expect(run.output == "")
    #expect(run.exitCode == .wrongCall)
  }

  @Test("Away from the exercises it says where to go")
  func elsewhere() {
    let run = ToolRun(["check", "06"])
    #expect(run.errors.contains("go to the folder of your copy of FaceUp"))
    #expect(run.exitCode == .wrongCall)
  }
}
