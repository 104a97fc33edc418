/// Why some cards do not go together.
///
/// ```swift
/// var game = MatchingGame.m12
/// game.chooseCard(at: 0)
/// print(game.whyNot(choosing: 3)!)
/// // A♠ and K♦ do not match: they have neither the rank nor the suit in common.
/// ```
public struct WhyNot: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The titles of the cards, in the order in which they were chosen or lie.
  public let titles: [String]

  /// The reasons, each without a capital letter or a full stop.
  public let reasons: [String]

  /// Makes the explanation of a mismatch.
  ///
  /// - Parameters:
  ///   - titles: The titles of the cards.
  ///   - reasons: The reasons, each without a capital letter or a full stop; one or more.
  public init(titles: [String], reasons: [String]) {
    self.titles = titles
    self.reasons = reasons
  }

  /// The explanation in a sentence.
  public var description: String {
    "\(titles.listed) do not match: \(reasons.joined(separator: "; "))."
  }
}
