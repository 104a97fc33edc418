import CardGameCourse
import Foundation
import Testing

@testable import faceup

@Suite("Commands of a learner")
struct LearnTests {
  let project: FakeProject
  private let file = "Exercises/06-ChoosingACard/ChoosingGame.swift"

  init() throws {
    project = try FakeProject(begun: ["06"])
    try project.write(
      """
      # Hints for 06 Choosing a card

      ## It turns

      ### 1 Question

      Which way?

      ### 2 Pointer

      The other way.

      ## It shows

      ### 1 Question

      What is seen?

      ## `wrong-picture-slot`

      ### 1 Question

      Which **picture** is in front?
      """, to: "Exercises/06-ChoosingACard/Hints.md")
    try project.write("solved\n", to: "Exercises/06-ChoosingACard/Solution/ChoosingGame.swift")
  }

  private func failing(_ report: String) -> ProcessRunner {
    project.processes(checks: ["06": [.pass("It turns"), .fail("It shows", report: report)]])
  }

  @Test("A pass is claimed only for the files as they are")
  func status() throws {
    func state() -> String {
      let line = project.run(["status"]).output.split(separator: "\n").first { $0.contains(" 06 ") }
      return String(line?.split(separator: "  ").last ?? "")
    }
    #expect(state() == "begun")
    _ = project.run(["check", "06"])
    #expect(state() == "passed")
    try project.write("edited again", to: file)
    #expect(state() == "changed since it was passed")
    try project.write("edited", to: file)
    #expect(state() == "passed")
    try project.write("other checks", to: "Exercises/06-ChoosingACard/Checks/Checks.swift")
    #expect(state() == "changed since it was passed")
  }

  @Test("What failed last is told of the files as they are, and of no others")
  func lastVerdict() throws {
    _ = project.run(["check", "06"], processes: failing("It does not."))
    #expect(project.run(["status"]).output.contains("begun, FAIL, 1 of 2 checks pass\n"))
    try project.write("edited again", to: file)
    #expect(!project.run(["status"]).output.contains("FAIL"))
  }

  @Test("A file that changes while its checks run is not passed by them")
  func changedMeanwhile() throws {
    let processes = project.processes()
    let changing = ProcessRunner { (calls) throws(ProcessError) in
      try? project.write("another", to: file)
      return try processes.run(calls)
    }
    #expect(project.run(["check", "06"], processes: changing).exitCode == .success)
    #expect(!project.run(["status"]).output.contains("passed\n"))
  }

  @Test("The next exercise is what was begun, and then what was not")
  func next() throws {
    #expect(project.run(["next"]).output.hasPrefix("Next: exercise 06"))
    _ = project.run(["check", "06"])
    #expect(project.run(["next"]).output.hasPrefix("Next: exercise 01"))
    #expect(
      project.run(["open"]).output == "\(project.root)/Exercises/01-ReadTheTable/Answers.swift\n")
  }

  @Test("For a program each exercise is an object of this shape", arguments: ["list", "status"])
  func records(command: String) throws {
    _ = project.run(["check", "06"], processes: failing("It does not."))
    let lines = project.run([command, "--json"]).output.split(separator: "\n")
    #expect(lines.count == Course.lesson.exercises.count)
    #expect(
      lines[5]
        == #"{"exercise":"06","title":"Choosing a card","files":["Exercises/06-ChoosingACard/"#
        + #"ChoosingGame.swift"],"minutes":40,"progress":"begun","verdict":"FAIL","passed":1,"checks":2,"#
        + #""gaveUp":false}"#)
  }

  @Test("The hint is for the first check, until one has failed, and then for that or its mistake")
  func hint() throws {
    #expect(project.run(["hint", "06"]).output.contains("\n  Which way?\n"))
    _ = project.run(["check", "06"], processes: failing("It does not."))
    #expect(project.run(["hint", "06"]).output.contains("\n  What is seen?\n"))
    let report = "A picture is in front.\n  card 0\nName      wrong-picture-slot"
    _ = project.run(["check", "06"], processes: failing(report))
    let hint = project.run(["hint", "06"]).output
    #expect(hint.contains("\n  Which picture is in front?\n"))
    #expect(hint.contains("\nFor the mistake that is named wrong-picture-slot.\n"))
  }

  @Test("Files that nobody has checked as they are now are checked before a hint is given, once")
  func hintAfterEdit() throws {
    let report = "A picture is in front.\n  card 0\nName      wrong-picture-slot"
    _ = project.run(["check", "06"], processes: failing("It does not."))
    try project.write("edited again", to: "Exercises/06-ChoosingACard/ChoosingGame.swift")
    let hint = project.run(["hint", "06"], processes: failing(report))
    #expect(hint.output.contains("\n  Which picture is in front?\n"))
    let again = project.run(["hint", "06"], processes: failing("It does not."))
    #expect(again.output.contains("\n  Which picture is in front?\n"))
  }

  @Test("Where the files do not compile, that is told before the hint")
  func hintWithoutChecks() {
    let error = "\(project.root)/Exercises/06-ChoosingACard/ChoosingGame.swift:3:1: error: odd\n"
    let build = ProcessResult(.exited(1), output: error)
    let hint = project.run(["hint", "06"], processes: project.processes(build: build)).output
    #expect(hint.contains("\nIt does not compile yet, so no check has run: mend that first,"))
    #expect(hint.contains("\n  Which way?\n"))
  }

  @Test("Only --more tells more, and there is a last hint")
  func rungs() throws {
    let first = project.run(["hint", "06"]).output
    #expect(first.hasPrefix("Hint 1 of 2 for 06 Choosing a card: question\n"))
    #expect(project.run(["hint", "06"]).output == first)
    let second = project.run(["hint", "06", "--more"]).output
    #expect(second.contains("\n  The other way.\n"))
    #expect(project.run(["hint", "06", "--more"]).output == second)
    #expect(
      project.run(["hint", "06", "--json"]).output
        == #"{"exercise":"06","for":"It turns","failed":false,"number":2,"count":2,"#
        + #""title":"Pointer","text":"\nThe other way.\n"}"# + "\n")
  }

  @Test("A solution is shown after a pass, or to who gives up, which is noted")
  func solution() throws {
    let refused = project.run(["solution", "06"])
    #expect(refused.exitCode == .checkFailed)
    #expect(refused.output == "" && refused.errors.contains("solution 06 --give-up"))
    #expect(project.run(["diff", "06"]).exitCode == .checkFailed)
    #expect(project.run(["solution", "06", "--give-up"]).output.contains("\nsolved\n"))
    #expect(project.run(["status"]).output.contains("begun (solution read)\n"))
    let other = try FakeProject(begun: ["06"])
    try other.write("solved\n", to: "Exercises/06-ChoosingACard/Solution/ChoosingGame.swift")
    _ = other.run(["check", "06"])
    #expect(other.run(["solution", "06"]).output.contains("\nsolved\n"))
    #expect(
      other.run(["diff", "06"]).output == "\(file): - yours, + the solution\n- edited\n+ solved\n")
  }

  @Test("A reset asks, keeps a copy of each version, and puts the starter back")
  func reset() throws {
    #expect(project.run(["reset", "06"], input: "n\n").exitCode == .checkFailed)
    #expect(project.run(["reset", "06"]).exitCode == .checkFailed)
    #expect(try project.read(file) == "edited")
    #expect(project.run(["reset", "06"], input: "y\n").exitCode == .success)
    #expect(try project.read(file) == "starter")
    try project.write("edited again", to: file)
    #expect(project.run(["reset", "06", "--yes"]).exitCode == .success)
    let backups = ".faceup/06-ChoosingACard/backups"
    #expect(try project.read("\(backups)/1/ChoosingGame.swift") == "edited")
    #expect(try project.read("\(backups)/2/ChoosingGame.swift") == "edited again")
  }

  @Test("A reset takes a link away, and not what it points at")
  func link() throws {
    try project.write("mine", to: "elsewhere.swift")
    try FileManager.default.removeItem(atPath: "\(project.root)/\(file)")
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.root)/\(file)", withDestinationPath: "\(project.root)/elsewhere.swift")
    _ = project.run(["reset", "06", "--yes"])
    #expect(try project.read("elsewhere.swift") == "mine")
    #expect(try project.read(file) == "starter")
  }

  @Test(
    "A lesson leads to the task, and the task is shown when it is asked for, or is all there is")
  func lesson() throws {
    try project.write("# 06 The task\n", to: "Exercises/06-ChoosingACard/README.md")
    #expect(project.run(["lesson", "06"]).output.hasPrefix("06 The task\n===========\n"))
    try project.write("# 06 The lesson\n", to: "Docs/Lessons/06-ChoosingACard.md")
    let lesson = project.run(["lesson", "06"]).output
    #expect(lesson.hasPrefix("06 The lesson\n") && lesson.contains("lesson 06 --task"))
    #expect(project.run(["lesson", "06", "--task"]).output.hasPrefix("06 The task\n"))
  }

  @Test(
    "A wrong call of a learner's command gets a sentence",
    arguments: [
      (["next", "06"], #""06" is one word too many after next: leave it out."#),
      (["reset"], "reset needs an exercise: write for example reset 06."),
      (["open", "06", "--editor"], "No editor is named"),
      (["hint", "09"], "Exercises/09-WhiteBoards/Hints.md cannot be read"),
    ])
  func wrongCall(arguments: [String], sentence: String) {
    let run = project.run(arguments)
    #expect(run.errors.hasPrefix(sentence) && run.output == "")
    #expect(run.exitCode == .wrongCall)
  }
}
