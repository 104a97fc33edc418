import CardGameModel

/// Hands out equal decks and counts them.
final class DeckCounter<Face: CardFace> {
  private let pack: [Face]

  /// How many decks were asked for.
  private(set) var count = 0

  init(pack: [Face]) {
    self.pack = pack
  }

  func next() -> Deck<Face> {
    count += 1
    return Deck(pack)
  }
}
