import CardGameModel

/// Four of a colour: choose four cards of one colour.
struct MyGame: CardGame {
  var cards: [TableCard<PlayingCard>]
  var pack: [PlayingCard]
  var tableSize: Int
  var score = 0
  var choiceCount = 0
  static let goal = "Choose four black cards, or four red ones."

  init(_ deck: Deck<PlayingCard>, tableSize: Int = 9) throws(DealError) {
    guard deck.count >= tableSize else {
      throw .deckTooSmall(needed: tableSize, available: deck.count)
    }
    pack = deck.cards
    cards = pack.prefix(tableSize).map { TableCard($0, liesOpen: true) }
    self.tableSize = tableSize
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    self = try MyGame(deck, tableSize: tableSize)
  }

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    choiceCount += 1
    if cards[index].isFaceUp {
      cards[index].position = .faceDown
      return .turnedDown
    }
    cards[index].position = .faceUp
    let chosen = faceUpIndices
    guard Set(chosen.map { isRed($0) }).count == 1 else {
      for other in chosen where other != index { cards[other].position = .faceDown }
      return .mismatched
    }
    guard chosen.count == 4 else { return .turnedUp }
    for match in chosen { cards[match].position = .matched }
    score += 4
    return .matched
  }

  /// Over while nothing is chosen.
  var isOver: Bool { faceUpIndices.isEmpty }

  private func isRed(_ index: Int) -> Bool {
    cards[index].face.suit == .hearts || cards[index].face.suit == .diamonds
  }

  var hasBegun: Bool { choiceCount > 0 }

  func forgettingScore() -> MyGame {
    var game = self
    game.score = 0
    game.choiceCount = 0
    return game
  }
}
