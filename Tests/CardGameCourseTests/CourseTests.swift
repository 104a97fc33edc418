import CardGameCourse
import Foundation
import Testing

@Suite("Course")
struct CourseTests {
  @Test(
    "An exercise answers to its number and its folder",
    arguments: [
      "6", "06", "006", "06-ChoosingACard", "06-choosingacard", "Exercises/06-ChoosingACard",
      "Exercises/06-ChoosingACard/",
    ])
  func named(name: String) {
    #expect(Course.lesson.exercise(named: name)?.number == "06")
  }

  @Test("Anything else is no exercise", arguments: ["", "77", "-6", "6.0", "six", "06-", "/"])
  func unknown(name: String) {
    #expect(Course.lesson.exercise(named: name) == nil)
  }

  @Test("Exercises follow one another, and none follows the last")
  func order() throws {
    let exercises = Course.lesson.exercises
    #expect(exercises.map(\.number) == exercises.map(\.number).sorted())
    #expect(Course.lesson.exercise(after: exercises[0]) == exercises[1])
    #expect(Course.lesson.exercise(after: try #require(exercises.last)) == nil)
  }

  @Test("What is said of an exercise is what its text says", arguments: Course.lesson.exercises)
  func text(exercise: Exercise) throws {
    let project = try Project(
      containing: URL(filePath: #filePath).deletingLastPathComponent().path())
    let text = try String(
      contentsOfFile: project.path("\(exercise.path)/README.md"), encoding: .utf8)
    #expect(text.hasPrefix("# \(exercise.number) \(exercise.title)\n"))
    #expect(text.contains("about \(exercise.minutes) minutes"))
  }

  @Test(
    "Every exercise is in the repository with all its files", arguments: Course.lesson.exercises)
  func files(exercise: Exercise) throws {
    let project = try Project(
      containing: URL(filePath: #filePath).deletingLastPathComponent().path())
    let others = ["README.md", "Hints.md", "Checks"] + exercise.files.map { "Starter/\($0)" }
    for path in exercise.filePaths + others.map({ "\(exercise.path)/\($0)" }) {
      #expect(FileManager.default.fileExists(atPath: project.path(path)), "\(path) is missing.")
    }
  }
}
