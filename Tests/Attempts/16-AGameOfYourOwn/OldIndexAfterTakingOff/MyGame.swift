import CardGameModel

/// Neighbours: two cards side by side that have something in common are taken off the table.
struct MyGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<PlayingCard>]

  /// Every card of the game, in the order of the deal.
  var pack: [PlayingCard]

  /// How many cards lie on the table at first.
  var tableSize: Int

  /// How many cards are gone.
  var score: Int { tableSize - cards.count }

  /// How many choices have changed something since the deal: add 1 for each.
  var choiceCount = 0

  /// What a player has to do, in a sentence or two: `swift run play16` says it first.
  static let goal =
    "Choose two cards that lie side by side and have the rank or the suit in common: they go."

  /// Lays the first cards of a deck on the table, open; `liesOpen: false` lays them face down.
  init(_ deck: Deck<PlayingCard>, tableSize: Int = 9) throws(DealError) {
    guard deck.count >= tableSize else {
      throw .deckTooSmall(needed: tableSize, available: deck.count)
    }
    pack = deck.cards
    cards = pack.prefix(tableSize).map { TableCard($0, liesOpen: true) }
    self.tableSize = tableSize
  }

  /// As many as lie there at first: the table only shrinks.
  var maximumCardCount: Int { tableSize }

  /// Begins a new game; one that cannot be dealt leaves this one as it is.
  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    self = try MyGame(deck, tableSize: tableSize)
  }

  /// Chooses the card at an index, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    choiceCount += 1
    guard let first = faceUpIndices.first else {
      cards[index].position = .faceUp
      return .turnedUp
    }
    cards[first].position = .faceDown
    if first == index { return .turnedDown }
    if abs(first - index) == 1, goTogether(first, index) {
      cards.remove(at: first)
      cards.remove(at: index)
      return .matched
    }
    cards[index].position = .faceUp
    return .mismatched
  }

  /// Whether nothing can be won any more.
  var isOver: Bool {
    !cards.indices.dropLast().contains { goTogether($0, $0 + 1) }
  }

  private func goTogether(_ first: Int, _ second: Int) -> Bool {
    let (card, other) = (cards[first].face, cards[second].face)
    return card.rank == other.rank || card.suit == other.suit
  }

  /// Whether a choice has changed anything since the deal.
  var hasBegun: Bool {
    return choiceCount > 0
  }

  /// The same game without its score, and without all else that decides nothing.
  func forgettingScore() -> MyGame {
    var game = self
    game.choiceCount = 0
    return game
  }
}
