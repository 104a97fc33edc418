import CardGameCourse
import Foundation
import Testing

@Suite("Project")
struct ProjectTests {
  @Test(
    "It is found from its root and from every folder in it",
    arguments: ["", "/Exercises/06-ChoosingACard/Starter"])
  func found(folder: String) throws {
    let playback = try Playback()
    defer { withExtendedLifetime(playback) {} }
    let project = try Project(containing: playback.root + folder)
    #expect(project.progress(of: playback.exercise) == .edited)
    #expect(project.root.hasSuffix(playback.root))
  }

  @Test("Elsewhere, the error says which folder to go to")
  func notFound() {
    let error = #expect(throws: ProjectError.self) { try Project(containing: "/") }
    #expect(error?.description.contains("which holds Package.swift and Exercises") == true)
  }

  @Test(
    "How far an exercise has come is read from its files",
    arguments: [
      ("starter", .notStarted), ("starter ", .edited), ("", .edited),
      (nil, .unreadable("Exercises/06-ChoosingACard/ChoosingGame.swift")),
    ] as [(String?, ExerciseProgress)])
  func progress(contents: String?, progress: ExerciseProgress) throws {
    let playback = try Playback(contents: contents)
    defer { withExtendedLifetime(playback) {} }
    #expect(Project(root: playback.root).progress(of: playback.exercise) == progress)
  }

  @Test("A path is told from the root on, and one that lies elsewhere is not")
  func relativePath() {
    let project = Project(root: "/project")
    #expect(project.relativePath(of: "/project/Sources/A.swift") == "Sources/A.swift")
    #expect(project.relativePath(of: "/projects/Sources/A.swift") == nil)
  }
}
