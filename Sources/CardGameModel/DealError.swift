/// A deal that could not be made; the deck and the game are left as they were.
///
/// A game of one's own says in a sentence what it needs and what to do instead.
///
/// ```swift
/// guard deck.count.isMultiple(of: 2) else {
///   throw DealError("A card is left over: use a deck of pairs.")
/// }
/// ```
public struct DealError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence for a person, saying what to do instead.
  public let description: String

  /// Makes an error of a sentence.
  ///
  /// - Parameter sentence: What is wrong with the deck, and what to do instead.
  public init(_ sentence: String) {
    description = sentence
  }

  /// The deck holds fewer cards than the table needs.
  ///
  /// - Parameters:
  ///   - needed: How many cards the table needs.
  ///   - available: How many cards the deck holds.
  /// - Returns: The error.
  public static func deckTooSmall(needed: Int, available: Int) -> DealError {
    DealError(
      """
      The table needs \(count(needed)) and the deck has \(available): use a larger deck\
      \(available > 1 ? ", or deal \(available) cards or fewer" : "").
      """)
  }

  /// The number of cards to match is below two or above the number of cards on the table.
  ///
  /// - Parameters:
  ///   - cardsToMatch: The number of cards to match.
  ///   - cardCount: How many cards lie on the table.
  /// - Returns: The error.
  public static func cannotMatch(cardsToMatch: Int, cardCount: Int) -> DealError {
    DealError(
      """
      \(cardsToMatch) cards cannot be matched on a table of \(cardCount): match at least 2 and at \
      most as many as lie there.
      """)
  }

  /// The deck holds a card twice, in a game in which every card is there once.
  ///
  /// - Parameter title: What the card is called.
  /// - Returns: The error.
  public static func cardTwice(_ title: String) -> DealError {
    DealError("\(title) is in the deck twice: use a deck in which every card is there once.")
  }

  /// The table is too small for the game.
  ///
  /// - Parameters:
  ///   - cardCount: How many cards were to lie on the table.
  ///   - minimum: How many cards the game needs there.
  /// - Returns: The error.
  public static func tableTooSmall(cardCount: Int, minimum: Int) -> DealError {
    DealError("A table of \(count(cardCount)) is too small for this game: lay \(minimum) or more.")
  }

  private static func count(_ cards: Int) -> String { cards == 1 ? "1 card" : "\(cards) cards" }
}
