import CardGameModel

/// Ranks and suits that a pack is to be made of.
struct Parts {
  var ranks: [Rank]
  var suits: [Suit]

  /// The cards of the pack, in order.
  var pack: [PlayingCard] {
    suits.flatMap { suit in ranks.map { PlayingCard($0, of: suit) } }
  }

  /// Small and large packs; some of chance, whose ranks and suits are in no order.
  static let many: [Parts] =
    [
      Parts(ranks: [.ace, .king], suits: [.spades, .hearts]),
      Parts(ranks: [.ten, .jack, .queen], suits: [.diamonds, .clubs]),
      Parts(ranks: [.seven], suits: [.hearts]),
      Parts(ranks: Rank.allCases, suits: [.clubs]),
      Parts(ranks: [.two], suits: Suit.allCases),
      Parts(ranks: Rank.allCases, suits: Suit.allCases),
      Parts(
        ranks: [.ace, .seven, .eight, .nine, .ten, .jack, .queen, .king], suits: Suit.allCases),
    ] + (1...20).map { ofChance(seed: $0) }

  /// No ranks, no suits, or neither.
  static let nothing = [
    Parts(ranks: [], suits: Suit.allCases), Parts(ranks: Rank.allCases, suits: []),
    Parts(ranks: [], suits: []),
  ]

  private static func ofChance(seed: UInt64) -> Parts {
    var generator = SeededGenerator(seed: seed)
    var (ranks, suits) = (Rank.allCases, Suit.allCases)
    ranks.fisherYatesShuffle(using: &generator)
    suits.fisherYatesShuffle(using: &generator)
    return Parts(
      ranks: Array(ranks.prefix(1 + generator.number(below: 13))),
      suits: Array(suits.prefix(1 + generator.number(below: 4))))
  }
}
