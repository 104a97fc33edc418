import CardGameModel

/// All that a game written by hand remembers.
struct GameState: Hashable, Codable, Sendable {
  var cards: [TableCard<PlayingCard>]
  var deck: Deck<PlayingCard>
  var cardsToMatch: Int
  var score = 0
  var hasBegun = false

  /// How many cards are dealt onto the table.
  let cardCount: Int

  /// Cards that the game remembers by their index, where it keeps such a list.
  var chosen: [Int] = []

  /// Points that were earned and are not in the score yet.
  var pendingPoints = 0

  /// Whether the score still is that of the game before.
  var isScoreOld = false

  init(cardCount: Int, deck: Deck<PlayingCard>, cardsToMatch: Int) {
    var deck = deck
    cards = (deck.draw(cardCount) ?? []).map { TableCard($0) }
    self.deck = deck
    self.cardsToMatch = cardsToMatch
    self.cardCount = cardCount
  }
}
