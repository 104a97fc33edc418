import CardGameCourse
import Testing

@testable import faceup

@Suite("Dashboard")
struct DashboardTests {
  @Test("A newcomer sees the exercises, and how to begin the first")
  func newcomer() throws {
    let run = try FakeProject().run([])
    #expect(run.exitCode == .success)
    #expect(run.output.contains("The course: 0 of \(Course.lesson.exercises.count) exercises"))
    #expect(run.output.contains("exercises begun.\n"))
    #expect(run.output.contains("\n  06  Choosing a card        not started\n"))
    #expect(run.output.contains("\n  edit   Exercises/01-ReadTheTable/Answers.swift\n"))
    #expect(run.output.contains("\n  run    swift run faceup check 01\n"))
  }

  @Test("Who has begun sees what was begun, which file it is, and how to check it")
  func begun() throws {
    let run = try FakeProject(begun: ["06"]).run([], in: "/Exercises/06-ChoosingACard")
    #expect(run.output.contains("\n  06  Choosing a card        begun\n"))
    #expect(run.output.contains("\n  run    swift run faceup check\n"))
    #expect(run.output.contains("\nAfter that: exercise 01"))
  }

  @Test("It names the commands that there are besides, in lines of at most 80 columns")
  func commands() throws {
    let output = try FakeProject(begun: ["06", "09"]).run([]).output
    #expect(output.contains("  swift run faceup play matching  "))
    #expect(output.contains("  swift test  "))
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
