/// How many of some trials came out well, and how sure that makes of the chance.
///
/// ```swift
/// let wins = Proportion(25, of: 100)
/// print(wins.rate, wins.standardError)
/// // 0.25 0.04330127018922193
/// ```
public struct Proportion: Hashable, Codable, Sendable {
  /// How many trials came out well.
  public let successes: Int

  /// How many trials there were.
  public let trials: Int

  /// Notes how trials came out.
  ///
  /// - Parameters:
  ///   - successes: How many came out well.
  ///   - trials: How many there were.
  /// - Precondition: There was a trial, and no more came out well than there were.
  public init(_ successes: Int, of trials: Int) {
    precondition(
      trials > 0 && (0...trials).contains(successes),
      "\(successes) of \(trials) trials is no proportion: give at least one trial.")
    self.successes = successes
    self.trials = trials
  }

  /// The share of trials that came out well.
  public var rate: Double { Double(successes) / Double(trials) }

  /// The standard error of the rate: the root of p (1 − p) / n.
  public var standardError: Double { (rate * (1 - rate) / Double(trials)).squareRoot() }
}
