import CardGameCourse
import Testing

@testable import faceup

@Suite("Dashboard")
struct DashboardTests {
  @Test("A newcomer sees how it goes, in six lines, and how to begin the first exercise")
  func newcomer() throws {
    let run = try FakeProject().run([])
    #expect(run.exitCode == .success)
    #expect(run.output.contains("\n  3  check it            swift run faceup check  "))
    #expect(run.output.contains("\n  edit   Exercises/01-ReadTheTable/Answers.swift\n"))
    #expect(run.output.contains("\n  run    swift run faceup check 01\n"))
  }

  @Test("Who has begun sees how far each exercise is, which file is next, and how to check it")
  func begun() throws {
    let count = Course.lesson.exercises.count
    let project = try FakeProject(begun: ["06"])
    let before = project.run([], in: "/Exercises/06-ChoosingACard").output
    #expect(before.contains("The course: 0 of \(count) exercises passed, 1 more begun.\n"))
    #expect(before.contains("\n  06 Choosing a card: begun.\n"))
    #expect(before.contains("\n  edit   Exercises/06-ChoosingACard/ChoosingGame.swift\n"))
    _ = project.run(["check", "06"])
    let after = project.run([]).output
    #expect(after.contains("The course: 1 of \(count) exercises passed, 0 more begun.\n"))
    #expect(after.contains("\n  Passed: 06.\n"))
    #expect(after.contains("\n  edit   Exercises/01-ReadTheTable/Answers.swift\n"))
  }

  @Test(
    "It names the commands that there are besides, and fits a screen of 24 lines of 80 columns",
    arguments: [[], ["06", "09"]])
  func commands(begun: Set<String>) throws {
    let output = try FakeProject(begun: begun).run([]).output
    #expect(output.contains("  swift run faceup play matching  "))
    #expect(output.contains("  swift run faceup watch  "))
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(output.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
  }
}
