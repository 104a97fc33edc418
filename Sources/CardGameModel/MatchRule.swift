/// A rule that decides how well cards go together.
///
/// A rule sees all the cards at once, so that no order among them can matter.
///
/// ```swift
/// let cards = try [PlayingCard](parsing: "A♠ A♥")
/// print(RankOrSuitRule().points(for: cards))
/// // 4
/// ```
public protocol MatchRule<Face>: Hashable, Codable, Sendable {
  /// The kind of card that the rule judges.
  associatedtype Face: CardFace

  /// Returns the points that some cards earn together.
  ///
  /// - Parameter faces: At least two cards, in any order; the order makes no difference.
  /// - Returns: Points before any bonus, or `0` for no match.
  func points(for faces: [Face]) -> Int

  /// Says why some cards earn nothing.
  ///
  /// - Parameter faces: At least two cards that earn no points.
  /// - Returns: The reasons, each without a capital letter or a full stop; one or more.
  func whyNot(_ faces: [Face]) -> [String]
}

extension MatchRule {
  /// Says that the cards earn no points.
  public func whyNot(_ faces: [Face]) -> [String] { ["together they earn no points"] }
}
