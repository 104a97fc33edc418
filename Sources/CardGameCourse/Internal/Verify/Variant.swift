/// A version of the learner's files, and what must become of it.
struct Variant: Hashable, Sendable {
  let kind: Finding.Kind

  /// Its name, as a person knows it.
  let name: String

  /// The folder with its files, in the folder of the exercise, or of its attempts.
  let folder: String

  let expectation: Expectation

  /// What must become of the checks.
  enum Expectation: Hashable, Sendable {
    /// Nothing was done, so every check is skipped.
    case skipped

    /// Every check fails.
    case failsAll

    /// Every check comes to its end, and at least one fails.
    case fails

    /// Every check passes.
    case passes

    /// The attempt fails as its author says.
    case failsAs(AttemptList.Attempt)
  }
}

extension Variant {
  /// The path of the folder with its files, from the project's root.
  func path(in exercise: Exercise) -> String {
    "\(kind == .attempt ? exercise.attemptsPath : exercise.path)/\(folder)"
  }

  /// The starter, in the three ways in which it is looked at.
  static let starters = [
    Variant(kind: .starter, name: "untouched", folder: "Starter", expectation: .skipped),
    Variant(
      kind: .starter, name: "untouched, but required", folder: "Starter", expectation: .failsAll),
    Variant(kind: .starter, name: "touched", folder: "Starter", expectation: .fails),
  ]

  static let solution = Variant(
    kind: .solution, name: "Solution", folder: "Solution", expectation: .passes)

  static func alternative(_ name: String) -> Variant {
    Variant(
      kind: .alternative, name: name, folder: "Alternatives/\(name)", expectation: .passes)
  }

  static func attempt(_ attempt: AttemptList.Attempt) -> Variant {
    Variant(
      kind: .attempt, name: attempt.name, folder: attempt.name,
      expectation: .failsAs(attempt))
  }
}
