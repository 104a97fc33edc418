import CardGameModel

/// A pile of cards that can be drawn from and shuffled.
struct DrawingDeck {
  /// The cards that are left, the topmost first.
  var all: [PlayingCard]
  var next = 0
  init(cards: [PlayingCard]) { all = cards }
  var cards: [PlayingCard] {
    get { Array(all[next...]) }
    set { all = newValue; next = 0 }
  }

  /// Takes out the top card and gives it; nil when no card is left.
  mutating func draw() -> PlayingCard? {
    guard !cards.isEmpty else { return nil }
    next += 1
    return all[next - 1]
  }

  /// Takes out a card from anywhere and gives it, each with the same chance; nil when none is left.
  mutating func drawRandom(using generator: inout SeededGenerator) -> PlayingCard? {
    guard !cards.isEmpty else { return nil }
    return cards.remove(at: generator.number(below: cards.count))
  }

  /// Brings the cards into another order by chance, each order with the same chance.
  mutating func shuffle(using generator: inout SeededGenerator) {
    next = 0
    for place in all.indices.reversed() {
      all.swapAt(place, generator.number(below: place + 1))
    }
  }
}
