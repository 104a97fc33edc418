/// The lesson's rule: two cards match by rank, which is worth more, or by suit.
///
/// Of more than two cards every pair counts, and their points are added up.
///
/// ```swift
/// let cards = try [PlayingCard](parsing: "K♦ K♥ 3♦")
/// print(RankOrSuitRule().points(for: cards))
/// // 5
/// ```
public struct RankOrSuitRule: MatchRule {
  /// The points of two cards of the same rank.
  public var rankPoints: Int

  /// The points of two cards of the same suit.
  public var suitPoints: Int

  /// Makes the rule with the points of each pair.
  ///
  /// - Parameters:
  ///   - rankPoints: The points of two cards of the same rank.
  ///   - suitPoints: The points of two cards of the same suit.
  public init(rankPoints: Int = 4, suitPoints: Int = 1) {
    self.rankPoints = rankPoints
    self.suitPoints = suitPoints
  }

  /// Returns the sum over all pairs of the points that each earns.
  ///
  /// Two cards of the same rank *and* suit, which one standard pack does not hold, count by rank.
  ///
  /// - Parameter faces: The cards, in any order; fewer than two earn nothing.
  /// - Returns: Points before any bonus, or `0` for no match.
  /// - Complexity: O(n²) in the number of cards.
  public func points(for faces: [PlayingCard]) -> Int {
    var sum = 0
    for index in 0..<faces.count {
      for other in 0..<index {
        if faces[index].rank == faces[other].rank {
          sum += rankPoints
        } else if faces[index].suit == faces[other].suit {
          sum += suitPoints
        }
      }
    }
    return sum
  }

  /// Says that the cards have neither rank nor suit in common.
  ///
  /// - Parameter faces: The cards that earn no points.
  /// - Returns: The reason.
  public func whyNot(_ faces: [PlayingCard]) -> [String] {
    faces.count == 2
      ? ["they have neither the rank nor the suit in common"]
      : ["no two of them have the rank or the suit in common"]
  }
}

extension RankOrSuitRule {
  private enum CodingKeys: String, CodingKey {
    case rankPoints, suitPoints
  }

  /// Reads a rule as `encode(to:)` writes it.
  ///
  /// - Parameter decoder: Where a rule stands.
  /// - Throws: `DecodingError` when there is none, or its points are beyond all measure.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    rankPoints = try container.decode(Int.self, forKey: .rankPoints)
    suitPoints = try container.decode(Int.self, forKey: .suitPoints)
    do {
      try checkPoints("rankPoints", [rankPoints])
      try checkPoints("suitPoints", [suitPoints])
    } catch {
      throw DecodingError.damaged(error, at: container.codingPath)
    }
  }
}
