import CardGameModel

/// A pile of cards that can be drawn from and shuffled.
struct DrawingDeck {
  /// The cards that are left, the topmost first.
  var cards: [PlayingCard]

  /// Takes out the top card and gives it; nil when no card is left.
  mutating func draw() -> PlayingCard? {
    guard let top = cards.first else { return nil }
    cards = Array(cards.dropFirst())
    return top
  }

  /// Takes out a card from anywhere and gives it, each with the same chance; nil when none is left.
  mutating func drawRandom(using generator: inout SeededGenerator) -> PlayingCard? {
    shuffle(using: &generator)
    return draw()
  }

  /// Brings the cards into another order by chance, each order with the same chance.
  mutating func shuffle(using generator: inout SeededGenerator) {
    let keyed = cards.map { (key: generator.next(), card: $0) }
    cards = keyed.sorted { $0.key < $1.key }.map { $0.card }
  }
}
