import CardGameModel

/// A pile of cards that can be drawn from and shuffled.
struct DrawingDeck {
  /// The cards from the bottom up, so that drawing the top card moves no other.
  private var pile: [PlayingCard]

  /// Makes a deck of cards, the topmost first.
  init(cards: [PlayingCard]) {
    pile = cards.reversed()
  }

  /// The cards that are left, the topmost first.
  var cards: [PlayingCard] { pile.reversed() }

  /// Takes out the top card and gives it; nil when no card is left.
  mutating func draw() -> PlayingCard? { pile.popLast() }

  /// Takes out a card from anywhere and gives it, each with the same chance; nil when none is left.
  mutating func drawRandom(using generator: inout SeededGenerator) -> PlayingCard? {
    if pile.isEmpty { return nil }
    pile.swapAt(generator.number(below: pile.count), pile.count - 1)
    return pile.popLast()
  }

  /// Brings the cards into another order by chance, each order with the same chance.
  mutating func shuffle(using generator: inout SeededGenerator) {
    for place in pile.indices {
      pile.swapAt(place, place + generator.number(below: pile.count - place))
    }
  }
}
