import CardGameCourse

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A learner at work: the project that the tool was called in, and how far they are in its course.
struct Learner {
  let course = Course.lesson
  let project: Project
  let notebook: Notebook

  init(around console: Console) throws(UsageError) {
    project = try Project(around: console)
    notebook = Notebook(of: project)
  }

  init(in project: Project) {
    self.project = project
    notebook = Notebook(of: project)
  }

  /// How far each exercise has come.
  var progress: [(exercise: Exercise, progress: ExerciseProgress)] {
    course.exercises.map { ($0, notebook.progress(of: $0)) }
  }

  /// What may be the next exercise: what was begun and is not passed, and then what was not begun.
  var candidates: [Exercise] {
    let left = progress.filter { $0.progress != .passed }
    return left.filter { $0.progress != .notStarted }.map(\.exercise)
      + left.filter { $0.progress == .notStarted }.map(\.exercise)
  }

  /// The exercise that was typed, or else the next one, or the last when all are passed.
  func exercise(
    chosenBy words: [String], after command: String
  ) throws(UsageError) -> Exercise {
    try course.exercise(chosenBy: words, after: command) ?? candidates.first
      ?? course.exercises.last!
  }

  /// Reads a text of the project.
  func text(_ path: String) throws(UsageError) -> String {
    guard let text = try? String(contentsOfFile: project.path(path), encoding: .utf8) else {
      throw Words.pageMissing(path)
    }
    return text
  }
}
