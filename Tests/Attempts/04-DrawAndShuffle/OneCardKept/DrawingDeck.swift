import CardGameModel

/// A pile of cards that can be drawn from and shuffled.
struct DrawingDeck {
  /// The cards that are left, the topmost first.
  var cards: [PlayingCard]

  /// Takes out the top card and gives it; nil when no card is left.
  mutating func draw() -> PlayingCard? {
    guard cards.count > 1 else { return nil }
    return cards.removeFirst()
  }

  /// Takes out a card from anywhere and gives it, each with the same chance; nil when none is left.
  mutating func drawRandom(using generator: inout SeededGenerator) -> PlayingCard? {
    guard !cards.isEmpty else { return nil }
    return cards.remove(at: generator.number(below: cards.count))
  }

  /// Brings the cards into another order by chance, each order with the same chance.
  mutating func shuffle(using generator: inout SeededGenerator) {
    for place in cards.indices.reversed() {
      cards.swapAt(place, generator.number(below: place + 1))
    }
  }
}
