import CardGameCourse
import Foundation
import Testing

@Suite("New exercise")
struct NewExerciseTests {
  let bench: FakeBench
  private let courseFile = "Sources/CardGameCourse/Course+Lesson.swift"

  init() throws {
    bench = try FakeBench()
    try bench.write(
      """
      let allExercises = [
        Exercise(number: "09", folder: "09-WhiteBoards", files: ["A.swift"]),
        Exercise(
          number: "14", folder: "14-FourSuits", files: ["Suits.swift"]),
      ]

      """, to: "Package.swift")
    try bench.write(
      """
        public static let lesson = Course([
          Exercise(
            number: "14",
            title: "Four suits"),
        ])

      """, to: courseFile)
  }

  private func new(_ name: String) throws -> NewExercise {
    try NewExercise(
      named: name, in: Project(root: bench.root), course: Course([FakeBench.exercise]))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(bench.root)/\(path)", encoding: .utf8)
  }

  @Test("Its title and its file are made of its name")
  func named() throws {
    let exercise = try new("11-DealItAgain").exercise
    #expect(exercise.title == "Deal it again")
    #expect(exercise.files == ["DealItAgain.swift"])
    #expect(exercise.folder == "11-DealItAgain")
  }

  @Test(
    "Another form of name is refused",
    arguments: ["", "11", "1-One", "011-One", "11-one", "11-One Two", "11-One/Two", "../11-One"])
  func badName(name: String) {
    #expect(throws: NewExerciseError.badName(name)) { try new(name) }
  }

  @Test("A number or a name that is used already is refused")
  func used() throws {
    #expect(throws: NewExerciseError.numberUsed("14", by: "14-FourSuits")) { try new("14-Other") }
    #expect(throws: NewExerciseError.nameUsed("FOURSuits", by: "14-FourSuits")) {
      try new("15-FOURSuits")
    }
  }

  @Test("Attempts that somebody left are not overwritten")
  func leftOver() throws {
    try bench.write("mine", to: "Tests/Attempts/15-Other/Attempts.json")
    #expect(throws: NewExerciseError.numberUsed("15", by: "15-Other")) { try new("15-Fifteen") }
    #expect(try text("Tests/Attempts/15-Other/Attempts.json") == "mine")
  }

  @Test("It is listed where its number belongs")
  func listed() throws {
    try new("11-Eleven").create()
    let numbers = try text("Package.swift").matches(of: #/number: "(\d+)"/#).map { $0.1 }
    #expect(numbers == ["09", "11", "14"])
    #expect(try text(courseFile).matches(of: #/number: "(\d+)"/#).map { $0.1 } == ["11", "14"])
    try new("15-Fifteen").create()
    #expect(try text(courseFile).contains("title: \"Fifteen\""))
    #expect(
      try text("Package.swift").contains("\n  Exercise(number: \"15\", folder: \"15-Fifteen\""))
  }

  @Test("Its working file is its starter, and all parts are there")
  func files() throws {
    try new("11-Eleven").create()
    let folder = "Exercises/11-Eleven"
    #expect(
      try text("\(folder)/Eleven.swift") == text("\(folder)/Starter/Eleven.swift"))
    for path in ["README.md", "Hints.md", "Solution/README.md"] {
      #expect(try text("\(folder)/\(path)") != "")
    }
    #expect(try text("Tests/Attempts/11-Eleven/Attempts.json") != "")
  }

  @Test("It has as many alternatives as an exercise needs, each named in the solution's text")
  func alternatives() throws {
    try new("11-Eleven").create()
    let folder = "Exercises/11-Eleven"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: "\(bench.root)/\(folder)/Alternatives")
    #expect(names.count == 2)
    let solution = try text("\(folder)/Solution/README.md")
    for name in names { #expect(solution.contains("../Alternatives/\(name)/Eleven.swift")) }
  }

  @Test("When it cannot be listed, nothing is written", arguments: [true, false])
  func nothingHalfDone(isManifest: Bool) throws {
    try bench.write("no list", to: isManifest ? "Package.swift" : courseFile)
    let manifest = try text("Package.swift")
    #expect(throws: NewExerciseError.self) { try new("11-Eleven").create() }
    #expect(try text("Package.swift") == manifest)
    let folders = try FileManager.default.contentsOfDirectory(atPath: bench.root + "/Exercises")
    #expect(folders == ["14-FourSuits"])
    let attempts = try FileManager.default.contentsOfDirectory(
      atPath: bench.root + "/Tests/Attempts")
    #expect(attempts == ["14-FourSuits"])
  }
}
