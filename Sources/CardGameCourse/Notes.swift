/// What is noted about an exercise: the last verdict, and which hints were read.
public struct Notes: Codable, Hashable, Sendable {
  /// What became of the last check of the files as they are now, or `nil` when there was none.
  public var verdict: Verdict?

  /// How many checks passed then.
  public var passedCount = 0

  /// How many checks there were.
  public var checkCount = 0

  /// The first check that was not passed, the last time.
  public var failingCheck: String?

  /// The name of the mistake that it told, the last time.
  public var failingCode: String?

  /// Under which heading of the hints the last hint was read.
  public var hintHeading: String?

  /// Which of the hints under that heading was the last, from 0.
  public var hintRung = 0

  /// Whether the solution was read before the exercise was passed.
  public var hasGivenUp = false

  /// Notes nothing.
  public init() {}
}
