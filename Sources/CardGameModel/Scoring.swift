/// What a matching game pays and charges, in points.
///
/// ```swift
/// let free = Scoring(choiceCost: 0)
/// print(free.matchBonus, free.mismatchPenalty, free.choiceCost)
/// // 4 2 0
/// ```
public struct Scoring: Hashable, Codable, Sendable {
  /// What the points of a match are multiplied by.
  public var matchBonus: Int

  /// How many points a mismatch costs, once however many cards it has.
  public var mismatchPenalty: Int

  /// How many points it costs to choose a card.
  public var choiceCost: Int

  /// How many points it costs to turn a chosen card down again; in the lesson it is free.
  public var unchoosingCost: Int

  /// Makes a scoring; without arguments, the lesson's.
  ///
  /// - Parameters:
  ///   - matchBonus: What the points of a match are multiplied by.
  ///   - mismatchPenalty: How many points a mismatch costs.
  ///   - choiceCost: How many points it costs to choose a card.
  ///   - unchoosingCost: How many points it costs to turn a chosen card down again.
  public init(
    matchBonus: Int = 4, mismatchPenalty: Int = 2, choiceCost: Int = 1, unchoosingCost: Int = 0
  ) {
    self.matchBonus = matchBonus
    self.mismatchPenalty = mismatchPenalty
    self.choiceCost = choiceCost
    self.unchoosingCost = unchoosingCost
  }
}
