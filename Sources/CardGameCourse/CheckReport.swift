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

  /// How many processes the learner's own code had left running; they were killed.
  public var leftRunning: Int

  /// Notes what became of the checks.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - results: What became of each check.
  ///   - output: What the learner's own code printed.
  ///   - isOutputCut: Whether it printed more than is kept.
  ///   - leftRunning: How many processes it had left running.
  public init(
    _ exercise: Exercise, _ results: [CheckResult], output: String = "", isOutputCut: Bool = false,
    leftRunning: Int = 0
  ) {
    self.exercise = exercise
    self.results = results
    self.output = output
    self.isOutputCut = isOutputCut
    self.leftRunning = leftRunning
  }

  /// Whether there are checks and every one of them passed.
  public var isPassed: Bool { !results.isEmpty && results.allSatisfy { $0.verdict == .pass } }

  /// What is to be said of all checks in one word: a failure, or else the first that is no pass.
  public var worst: Verdict {
    let verdicts = results.map(\.verdict)
    return verdicts.contains(.fail) ? .fail : verdicts.first { $0 != .pass } ?? .pass
  }

  /// The first check that is not passed.
  public var firstProblem: CheckResult? { results.first { $0.verdict != .pass } }
}
