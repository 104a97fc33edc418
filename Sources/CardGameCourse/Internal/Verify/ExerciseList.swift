#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A list of exercises in a source file, in the order of their numbers.
struct ExerciseList: Sendable {
  /// The path of the file, from the project's root.
  let path: String

  /// The text that ends the line before the first entry, and the one after the last.
  let opening: String
  let closing: String

  /// The lines of an entry.
  let entry: @Sendable (Exercise) -> String

  /// A file before and after an exercise was added to it.
  struct Change {
    fileprivate let file: URL
    fileprivate let old: String
    fileprivate let new: String

    /// Writes the new text.
    func write() throws {
      try Data(new.utf8).write(to: file, options: .atomic)
    }

    /// Writes the old text again.
    func restore() {
      try? Data(old.utf8).write(to: file, options: .atomic)
    }
  }

  /// Returns what the file becomes with an exercise more; it is not written yet.
  func adding(
    _ exercise: Exercise, in project: Project
  ) throws(NewExerciseError) -> Change {
    let file = URL(filePath: project.path(path))
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let start = text.firstRange(of: opening)?.upperBound,
      let end = text[start...].firstRange(of: closing)?.lowerBound
    else { throw .noList(path) }
    let list = text[start...end]
    let later = list.matches(of: #/ *Exercise\(\s*number: "(\d+)"/#)
      .first { $0.1 > exercise.number }
    var new = text
    new.insert(
      contentsOf: entry(exercise), at: later?.range.lowerBound ?? text.index(after: end))
    return Change(file: file, old: text, new: new)
  }
}
