import CardGameModel

/// Thirteens: find two cards that make thirteen, or a king.
struct MyGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<PlayingCard>]

  /// Every card of the game, in the order of the deal.
  var pack: [PlayingCard]

  /// How many cards lie on the table at first.
  var tableSize: Int

  /// The score in points.
  var score = 0

  nonisolated(unsafe) static var deals = 0

  /// How many choices have changed something since the deal: add 1 for each.
  var choiceCount = 0

  /// What a player has to do, in a sentence or two: `swift run play16` says it first.
  static let goal =
    "Choose two cards that make 13, or a king alone. An ace counts 1, a jack 11, a queen 12."

  /// Lays the first cards of a deck on the table, open; `liesOpen: false` lays them face down.
  init(_ deck: Deck<PlayingCard>, tableSize: Int = 9) throws(DealError) {
    guard deck.count >= tableSize else {
      throw .deckTooSmall(needed: tableSize, available: deck.count)
    }
    pack = deck.cards
    cards = pack.prefix(tableSize).map { TableCard($0, liesOpen: true) }
    self.tableSize = tableSize
  }

  /// Begins a new game; one that cannot be dealt leaves this one as it is.
  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    self = try MyGame(deck, tableSize: tableSize)
    MyGame.deals += 1
  }

  /// Chooses the card at an index, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    choiceCount += 1
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let chosen = faceUpIndices + [index]
    let sum = chosen.reduce(0) { $0 + value(at: $1) }
    if sum == 13 {
      for match in chosen { cards[match].position = .matched }
      score += chosen.count + MyGame.deals % 2
      return .matched
    }
    for other in chosen { cards[other].position = .faceDown }
    cards[index].position = .faceUp
    guard chosen.count == 2 else { return .turnedUp }
    score -= 1
    return .mismatched
  }

  /// Whether nothing can be won any more.
  var isOver: Bool {
    let values = cards.indices.filter { !cards[$0].isMatched }.map { value(at: $0) }
    return !values.contains { $0 == 13 || values.contains(13 - $0) }
  }

  /// What a card counts: 1 for an ace, up to 13 for a king.
  private func value(at index: Int) -> Int { cards[index].face.rank.rawValue }

  /// Whether a choice has changed anything since the deal.
  var hasBegun: Bool {
    return choiceCount > 0
  }

  /// The same game without its score, and without all else that decides nothing.
  func forgettingScore() -> MyGame {
    var game = self
    game.score = 0
    game.choiceCount = 0
    return game
  }
}
