import CardGameModel

/// Higher or lower: turn the cards up one by one, each higher than the one before if you can.
struct MyGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<PlayingCard>]

  /// Every card of the game, in the order of the deal.
  var pack: [PlayingCard]

  /// How many cards lie on the table at first.
  var tableSize: Int

  /// The score in points.
  var score = 0

  /// The indices of the cards that were turned up, the last one at the end.
  private var order: [Int] = []

  /// How many choices have changed something since the deal: add 1 for each.
  var choiceCount = 0

  /// What a player has to do, in a sentence or two: `swift run play16` says it first.
  static let goal =
    "Turn up the cards one by one. Each that is higher than the last earns 2, any other costs 1."

  /// Lays the first cards of a deck on the table, face down.
  init(_ deck: Deck<PlayingCard>, tableSize: Int = 9) throws(DealError) {
    guard deck.count >= tableSize else {
      throw .deckTooSmall(needed: tableSize, available: deck.count)
    }
    pack = deck.cards
    cards = pack.prefix(tableSize).map { TableCard($0) }
    self.tableSize = tableSize
  }

  /// Begins a new game; one that cannot be dealt leaves this one as it is.
  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    self = try MyGame(deck, tableSize: tableSize)
  }

  /// Chooses the card at an index, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !order.contains(index) else { return .ignored }
    choiceCount += 1
    defer { order.append(index) }
    guard let last = order.last else {
      cards[index].position = .faceUp
      return .turnedUp
    }
    cards[last].position = .matched
    cards[index].position = .faceUp
    let isHigher = cards[index].face.rank.rawValue > cards[last].face.rank.rawValue
    score += isHigher ? 2 : -1
    return isHigher ? .matched : .mismatched
  }

  /// Whether nothing can be won any more.
  var isOver: Bool { order.count == cards.count }

  /// Whether a choice has changed anything since the deal.
  var hasBegun: Bool {
    return choiceCount > 0
  }

  /// The same game without its score, and without all else that decides nothing.
  func forgettingScore() -> MyGame {
    var game = self
    game.score = 0
    // Which card was the last one decides; in which order the others came does not.
    game.order = order.dropLast().sorted() + order.suffix(1)
    game.choiceCount = 0
    return game
  }
}
