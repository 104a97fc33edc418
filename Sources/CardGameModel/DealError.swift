/// A deal that could not be made; the deck and the game are left as they were.
public enum DealError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The deck holds fewer cards than the table needs.
  case deckTooSmall(needed: Int, available: Int)

  /// The number of cards to match is below two or above the number of cards on the table.
  case cannotMatch(cardsToMatch: Int, cardCount: Int)

  /// A sentence for a person, saying what to do instead.
  public var description: String {
    switch self {
    case .deckTooSmall(let needed, let available):
      """
      The table needs \(needed) cards and the deck has \(available): use a larger deck, or deal \
      \(available) cards or fewer.
      """
    case .cannotMatch(let cardsToMatch, let cardCount):
      """
      \(cardsToMatch) cards cannot be matched on a table of \(cardCount): match at least 2 and at \
      most as many as lie there.
      """
    }
  }
}
