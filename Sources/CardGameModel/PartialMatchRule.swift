/// A rule by rank or suit that pays less when only some of the cards match.
///
/// Many published versions of the lesson's game have it in their three-card mode: when all three
/// cards have the rank or the suit in common every pair pays in full, and when only two of the three
/// have, the points are divided. Of two cards it makes no difference.
///
/// ```swift
/// let rule = PartialMatchRule()
/// print(rule.points(for: try [PlayingCard](parsing: "K♦ K♥ K♠")))
/// // 12
/// print(rule.points(for: try [PlayingCard](parsing: "K♦ K♥ 7♣")))
/// // 2
/// ```
public struct PartialMatchRule: MatchRule {
  /// What each pair of cards earns.
  public var pairs: RankOrSuitRule

  /// What the points are divided by when not all cards have one rank or one suit; 1 or more.
  public var divisor: Int

  /// Makes the rule.
  ///
  /// - Parameters:
  ///   - pairs: What each pair of cards earns.
  ///   - divisor: What the points are divided by when only some of the cards match.
  /// - Precondition: `divisor` is positive.
  public init(pairs: RankOrSuitRule = RankOrSuitRule(), divisor: Int = 2) {
    precondition(divisor > 0, "Points cannot be divided by \(divisor): use 1 or more.")
    self.pairs = pairs
    self.divisor = divisor
  }

  /// Returns the sum over all pairs, divided when not all cards have one rank or one suit.
  ///
  /// It is rounded down, but a match is never worth less than one point.
  ///
  /// - Parameter faces: The cards, in any order; fewer than two earn nothing.
  /// - Returns: Points before any bonus, or `0` for no match.
  /// - Complexity: O(n²) in the number of cards.
  public func points(for faces: [PlayingCard]) -> Int {
    let sum = pairs.points(for: faces)
    guard sum > 0, let first = faces.first else { return 0 }
    let isWhole =
      faces.allSatisfy { $0.rank == first.rank } || faces.allSatisfy { $0.suit == first.suit }
    return isWhole ? sum : max(1, sum / divisor)
  }

  /// Says that the cards have neither rank nor suit in common.
  ///
  /// - Parameter faces: The cards that earn no points.
  /// - Returns: The reason.
  public func whyNot(_ faces: [PlayingCard]) -> [String] { pairs.whyNot(faces) }
}

extension PartialMatchRule {
  private enum CodingKeys: String, CodingKey {
    case pairs, divisor
  }

  /// Reads a rule as `encode(to:)` writes it.
  ///
  /// - Parameter decoder: Where a rule stands.
  /// - Throws: `DecodingError` when there is none, or it divides by less than 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    pairs = try container.decode(RankOrSuitRule.self, forKey: .pairs)
    divisor = try container.decode(Int.self, forKey: .divisor)
    guard divisor > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .divisor, in: container,
        debugDescription: "Points cannot be divided by \(divisor): use 1 or more.")
    }
  }
}
