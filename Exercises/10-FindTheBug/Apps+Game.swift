import CardGameControllers
import CardGameModel
import CardGameViews

// What the apps need besides. You need not change anything in this file.

/// Deals a game with a card for every button of a table.
func newGame(on table: any CardTableView, from deck: Deck<PlayingCard>) -> LessonGame {
  do {
    return try LessonGame(cardCount: min(table.cardButtons.count, deck.count), from: deck)
  } catch {
    preconditionFailure(error.description)
  }
}

extension AppA: RestorableGameController {}
extension AppB: RestorableGameController {}
extension AppC: RestorableGameController {}
extension AppD: RestorableGameController {}
extension AppE: RestorableGameController {}

extension GameB {
  /// The cards of the game, in the order in which they were dealt.
  var pack: [PlayingCard] { cards.map(\.face) }

  /// Whether nothing can be won any more; this game leaves that to its players.
  var isOver: Bool { false }

  /// Begins a new game with as many cards as before.
  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    self = GameB(cards: try LessonGame(cardCount: cards.count, from: deck).cards)
  }
}

extension GameE {
  /// The cards of the game, in the order in which they were dealt.
  var pack: [PlayingCard] { cards.map(\.face) }

  /// Whether nothing can be won any more; this game leaves that to its players.
  var isOver: Bool { false }

  /// Begins a new game with as many cards as before.
  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    self = GameE(cards: try LessonGame(cardCount: cards.count, from: deck).cards)
  }
}
