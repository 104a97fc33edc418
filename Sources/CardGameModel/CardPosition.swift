/// How far a card on the table has come: one of three, so that no nonsense can be said.
///
/// Two Booleans, chosen and matched, would allow a matched card that was never chosen.
public enum CardPosition: String, CaseIterable, Hashable, Codable, Sendable {
  /// The card is not chosen; unless it lies open, its back is seen.
  case faceDown

  /// The card is chosen and waits for others to be compared with.
  case faceUp

  /// The card has earned points and takes no further part.
  case matched
}
