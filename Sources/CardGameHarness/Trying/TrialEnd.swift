extension DiagnosisCode {
  /// The program ends in the middle of a step.
  public static let crashes = DiagnosisCode("crashes")

  /// A step never comes to an end.
  public static let neverEnds = DiagnosisCode("never-ends")

  /// The app crashes while it is played.
  public static let playCrashes = DiagnosisCode("play-crashes")
}

/// How a trial ended that ran in a process of its own.
public struct TrialEnd: Hashable, Sendable {
  /// How the process ended.
  public var end: End

  /// What the process wrote, with a line for each checkpoint that it reached.
  public var log: String

  /// A way to end.
  public enum End: Hashable, Sendable {
    /// By itself, when the trial was over.
    case finished

    /// By a crash in the middle of the trial.
    case crashed

    /// It was ended from outside, because its time was over.
    case timedOut
  }

  /// Notes how a trial ended.
  ///
  /// - Parameters:
  ///   - end: How the process ended.
  ///   - log: What the process wrote.
  public init(_ end: End, log: String) {
    self.end = end
    self.log = log
  }

  /// The last checkpoint that was reached, or `nil` when there was none.
  public var lastCheckpoint: Checkpoint? {
    log.split(separator: "\n").reversed().lazy.compactMap { Checkpoint(line: String($0)) }.first
  }
}

/// Names what went wrong in a trial by the last step that it wrote down.
///
/// ```swift
/// print(diagnose(TrialEnd(.crashed, log: output))[0].headline)
/// // Drawing card 53 of a deck of 52 cards crashes.
/// ```
///
/// - Parameter trial: How the trial ended.
/// - Returns: The crash or the hang; none for a trial that came to its end.
public func diagnose(_ trial: TrialEnd) -> [Diagnosis] {
  guard trial.end != .finished else { return [] }
  let step =
    trial.lastCheckpoint
    ?? Checkpoint(
      "the trial", reason: "It should come to its end.", advice: "Look for what ends it.")
  let isCrash = trial.end == .crashed
  return [
    Diagnosis(
      code: isCrash ? step.crash : step.hang,
      headline: "\(step.deed) \(isCrash ? "crashes" : "never comes to an end")."
        .capitalisedSentence,
      reason: step.reason, advice: step.advice)
  ]
}
