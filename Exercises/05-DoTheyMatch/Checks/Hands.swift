import CardGameModel

/// Hands of cards for the checks, in the order of the pack where nothing else is said.
enum Hands {
  /// Every two cards of the pack, both ways round, and each card with its like of another pack.
  static let pairs: [[PlayingCard]] = pack.flatMap { card in pack.map { [card, $0] } }

  /// Three cards: those of the examples, and many more.
  static let threes: [[PlayingCard]] =
    [hand(3, 5, 7), hand(0, 3, 4), hand(0, 1, 2)] + (1...200).map { ofChance(count: 3, seed: $0) }

  /// Two cards, by chance.
  static let twos: [[PlayingCard]] = (1...40).map { ofChance(count: 2, seed: $0) }

  /// Four cards and more, up to the whole pack.
  static let larger: [[PlayingCard]] =
    [Deck.m12.cards.sortedAsInPack]
    + (4...12).flatMap { count in (1...20).map { ofChance(count: count, seed: $0) } }
    + (13...51).map { ofChance(count: $0, seed: 1) } + [pack]

  /// Cards of several packs, so that some are equal: K♦ K♦ K♥ K♥, a card two to eight times, two whole
  /// packs, and others by chance.
  static let ofSeveralPacks: [[PlayingCard]] =
    [[3, 3, 5, 5].map { Deck.m12.cards[$0] }]
    + (2...8).map { Array(repeating: Deck.m12.cards[$0], count: $0) } + [pack.flatMap { [$0, $0] }]
    + (1...20).map { (seed: UInt64) in
      ofChance(count: 3, seed: seed).enumerated().flatMap { index, card in
        index <= Int(seed % 3) ? [card, card] : [card]
      }
    }

  /// Hands of every size from two on, the smallest first.
  static let all = twos + threes + larger

  private static let pack = Deck.standard.cards

  /// Cards from the table of the lesson, by their indices.
  private static func hand(_ indices: Int...) -> [PlayingCard] {
    indices.map { Deck.m12.cards[$0] }.sortedAsInPack
  }

  private static func ofChance(count: Int, seed: UInt64) -> [PlayingCard] {
    var generator = SeededGenerator(seed: seed * 100 + UInt64(count))
    var cards = pack
    cards.fisherYatesShuffle(using: &generator)
    return Array(cards.prefix(count)).sortedAsInPack
  }
}

extension Array where Element == PlayingCard {
  fileprivate var sortedAsInPack: [PlayingCard] { Deck.standard.cards.filter { contains($0) } }
}
