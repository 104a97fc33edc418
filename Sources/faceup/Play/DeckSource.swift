import CardGameModel

/// Where the decks of a game come from: one that was listed, and a seed to shuffle by.
///
/// A listed deck is dealt as it is at first. Later it is shuffled if there is a seed, and else dealt
/// as it is again. Without a listed deck the whole pack is shuffled each time.
struct DeckSource<Face: CardFace> {
  private var pack: Deck<Face>
  private var generator: SeededGenerator?
  private var isNextAsListed: Bool

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - listed: The cards that were listed, the topmost first.
  ///   - pack: All the cards of the game, for when none were listed.
  ///   - seed: What the shuffling starts from; without one nothing is shuffled.
  init(listed: [Face]?, pack: Deck<Face>, seed: UInt64?) {
    self.pack = listed.map { Deck($0) } ?? pack
    generator = seed.map { SeededGenerator(seed: $0) }
    isNextAsListed = listed != nil
  }

  /// Deals other cards from now on: those of a game that was loaded.
  mutating func `continue`(with pack: Deck<Face>) {
    self.pack = pack
    isNextAsListed = false
  }

  /// Returns the deck for the next game.
  mutating func next() -> Deck<Face> {
    defer { isNextAsListed = false }
    guard !isNextAsListed, var generator else { return pack }
    var deck = pack
    deck.shuffle(using: &generator)
    self.generator = generator
    return deck
  }
}
