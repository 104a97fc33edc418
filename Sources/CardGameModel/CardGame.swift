/// A game of cards on a table, apart from any screen.
///
/// A game is a value: to try a move and take it back, to replay, to explore or to compare, assign
/// it. It knows of no button, no title and no picture; a controller brings it together with a view.
///
/// ```swift
/// var game = MatchingGame.m12
/// game.chooseCard(at: 0)
/// game.chooseCard(at: 1)
/// print(game.score, game.matchedIndices)
/// // 14 [0, 1]
/// ```
public protocol CardGame<Face>: Hashable, Codable, Sendable {
  /// The kind of card that the game is played with.
  associatedtype Face: CardFace

  /// The cards on the table; a card's index is that of its button.
  var cards: [TableCard<Face>] { get }

  /// Every card of the game in the order in which the last deal found them, the topmost first.
  ///
  /// Dealing a deck of these cards gives the same table again.
  var pack: [Face] { get }

  /// The score in points; it may be negative.
  var score: Int { get }

  /// Whether nothing can be won any more.
  var isOver: Bool { get }

  /// Whether a choice has changed anything since the deal.
  var hasBegun: Bool { get }

  /// How many cards are matched at a time, or `nil` in a game that has no such mode.
  var mode: Int? { get }

  /// Chooses the card at an index, by the rules of the game.
  ///
  /// - Parameter index: The card's index; one that is not on the table is ignored.
  /// - Returns: What came of it.
  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome

  /// Changes how many cards are matched at a time, in a game that has such a mode.
  ///
  /// - Parameter cardsToMatch: The number of cards, from 2.
  /// - Returns: ``Outcome/dealt`` when the same cards now lie there for the new number, or
  ///   ``Outcome/ignored`` when the game has no modes, has begun, or cannot be played so.
  @discardableResult
  mutating func changeMode(to cardsToMatch: Int) -> Outcome

  /// Returns the same game with its score and counters back at the beginning, where they decide
  /// nothing.
  ///
  /// Two games that are equal then can go on in the same ways, so whoever explores a game need look
  /// at only one of them.
  ///
  /// - Returns: A copy; the game itself is not changed.
  func forgettingScore() -> Self

  /// Begins a new game with the cards of a deck: every card face down, every counter at zero.
  ///
  /// - Parameter deck: The cards to play with, the topmost to be dealt first.
  /// - Throws: ``DealError`` when the deck is too small; then the game is left as it was.
  mutating func deal(_ deck: Deck<Face>) throws(DealError)
}

extension CardGame {
  /// Returns the game itself: every difference counts.
  ///
  /// - Returns: The same game.
  public func forgettingScore() -> Self { self }

  /// Whether a card is chosen or points were won or lost.
  ///
  /// A game that can come back to an untouched table keeps count of its choices instead.
  ///
  /// - Complexity: O(n) in the number of cards on the table.
  public var hasBegun: Bool { score != 0 || cards.contains(where: \.isChosen) }

  /// No mode.
  public var mode: Int? { nil }

  /// Ignores the change, as a game without modes does.
  @discardableResult
  public mutating func changeMode(to cardsToMatch: Int) -> Outcome { .ignored }

  /// The indices of the cards that are face up and not matched, in rising order.
  ///
  /// - Complexity: O(n) in the number of cards on the table.
  public var faceUpIndices: [Int] { cards.indices.filter { cards[$0].isFaceUp } }

  /// The indices of the matched cards, in rising order.
  ///
  /// - Complexity: O(n) in the number of cards on the table.
  public var matchedIndices: [Int] { cards.indices.filter { cards[$0].isMatched } }
}
