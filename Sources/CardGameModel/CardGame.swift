/// A game of cards on a table, apart from any screen.
///
/// A game is a value: to try a move and take it back, to replay, to explore or to compare, assign
/// it. It knows of no button, no title and no picture; a controller brings it together with a view.
///
/// Cards, pack, score, end, choosing and dealing are what a game must say. All else has an answer of
/// its own, which a game replaces where it knows better.
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

  /// The word that names this kind of game, in a command or a saved game.
  static var kind: String { get }

  /// The cards on the table; a card's index is that of its button.
  ///
  /// In some games there are more of them after a move, or fewer.
  var cards: [TableCard<Face>] { get }

  /// Every card of the game in the order in which the last deal found them, the topmost first.
  ///
  /// Dealing a deck of these cards gives the same table again.
  var pack: [Face] { get }

  /// How many cards can ever lie on the table: a view needs as many buttons.
  var maximumCardCount: Int { get }

  /// The score in points; it may be negative.
  var score: Int { get }

  /// What the score counts, as its label calls it.
  var scoreName: String { get }

  /// What the game counts besides its score, in the order in which to show it.
  var counters: [Counter] { get }

  /// How many moves have changed something since the deal, or `nil` in a game that does not count.
  var moveCount: Int? { get }

  /// Whether nothing can be won any more.
  var isOver: Bool { get }

  /// Whether the game is over and was played to its good end.
  var isWon: Bool { get }

  /// Whether a choice has changed anything since the deal.
  var hasBegun: Bool { get }

  /// How many cards are matched at a time, or `nil` in a game that has no such mode.
  var mode: Int? { get }

  /// Whether more cards can be asked for now.
  var canDealMore: Bool { get }

  /// Tells whether choosing a card would change anything.
  ///
  /// - Parameter index: The card's index; `false` for one that is not on the table.
  /// - Returns: Whether the choice would not be ignored.
  func canChooseCard(at index: Int) -> Bool

  /// Chooses the card at an index, by the rules of the game.
  ///
  /// - Parameter index: The card's index; one that is not on the table is ignored.
  /// - Returns: What came of it.
  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome

  /// Lays more cards on the table, in a game in which a person can ask for them.
  ///
  /// - Returns: ``Outcome/dealt``, or ``Outcome/ignored`` when the game has no such move or no cards
  ///   are left.
  @discardableResult
  mutating func dealMore() -> Outcome

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

  /// Begins a new game with the cards of a deck: no card chosen, every counter at zero.
  ///
  /// - Parameter deck: The cards to play with, the topmost to be dealt first.
  /// - Throws: ``DealError`` when the deck does not do for the game; then the game is left as it was.
  mutating func deal(_ deck: Deck<Face>) throws(DealError)

  /// Recommends a move.
  ///
  /// - Returns: The best next move that the game knows, or that there is none; `nil` in a game that
  ///   gives no hints.
  func hint() -> Hint?

  /// Says why choosing a card would be a mismatch.
  ///
  /// Asked of the game as it was before a mismatch, it explains that mismatch.
  ///
  /// - Parameter index: The card's index.
  /// - Returns: The reasons, or `nil` when the choice would be no mismatch, or none that the game can
  ///   explain.
  func whyNot(choosing index: Int) -> WhyNot?

  /// Lays the table by hand: these cards face up, those matched, all others face down.
  ///
  /// It is made for tests, which can so begin in the middle of a game. The faces stay where they
  /// are, and counters get the least value that leads there.
  ///
  /// - Parameters:
  ///   - faceUp: The indices of the cards that are to be face up.
  ///   - matched: The indices of the cards that are to be matched.
  ///   - score: The score, or `nil` to leave it as it is.
  /// - Throws: ``StateError`` when no play can lead there; then the game is left as it was.
  mutating func arrange(faceUp: [Int], matched: [Int], score: Int?) throws(StateError)
}
