/// A game that a list of games can offer: it says what it is, and deals itself from a deck.
///
/// What a person may choose besides the cards is how many lie on the table. Everything else has a
/// value that the game takes by itself.
///
/// ```swift
/// func begin<Game: DealableGame>(_ game: Game.Type, seed: UInt64) throws(DealError) -> Game {
///   try Game(dealing: Game.deck(cardCount: nil).shuffled(seed: seed), cardCount: nil, seed: seed)
/// }
/// ```
public protocol DealableGame: CardGame where Face: ParsableFace {
  /// What the game is, in a line.
  static var summary: String { get }

  /// What a player tries to do and what is counted, in a sentence or two.
  static var goal: String { get }

  /// How cards are written in a deal of this game, with an example.
  static var notation: String { get }

  /// Returns all cards for a game, in no random order.
  ///
  /// - Parameter cardCount: How many cards are to lie on the table, or `nil` for the usual number.
  /// - Returns: The deck; shuffle it to play.
  /// - Throws: ``DealError`` when the game cannot be played with so many cards.
  static func deck(cardCount: Int?) throws(DealError) -> Deck<Face>

  /// Deals a game.
  ///
  /// - Parameters:
  ///   - deck: The cards to play with, the topmost to be dealt first.
  ///   - cardCount: How many cards are to lie on the table, or `nil` for the usual number, or fewer
  ///     where the deck has not so many.
  ///   - seed: What chance starts from that is no part of the deck's order.
  /// - Throws: ``DealError`` when the deck or the number does not do for the game.
  init(dealing deck: Deck<Face>, cardCount: Int?, seed: UInt64) throws(DealError)
}
