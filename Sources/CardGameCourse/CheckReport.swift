/// What became of all checks of an exercise.
public struct CheckReport: Hashable, Sendable {
  /// The exercise.
  public var exercise: Exercise

  /// What became of each check, in the order in which they stand in their file.
  ///
  /// An exercise that does not compile, or whose checks cannot be listed, has one result that says so.
  public var results: [CheckResult]

  /// What the learner's own code printed.
  public var output: String

  /// Whether it printed more than is kept.
  public var isOutputCut: Bool

  /// Notes what became of the checks.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - results: What became of each check.
  ///   - output: What the learner's own code printed.
  ///   - isOutputCut: Whether it printed more than is kept.
  public init(
    _ exercise: Exercise, _ results: [CheckResult], output: String = "", isOutputCut: Bool = false
  ) {
    self.exercise = exercise
    self.results = results
    self.output = output
    self.isOutputCut = isOutputCut
  }

  /// Whether there are checks and every one of them passed.
  public var isPassed: Bool { !results.isEmpty && results.allSatisfy { $0.verdict == .pass } }

  /// The first check that is not passed.
  public var firstProblem: CheckResult? { results.first { $0.verdict != .pass } }
}
