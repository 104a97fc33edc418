extension Deck where Face == PlayingCard {
  /// The standard pack: fifty-two cards, suit by suit, ace to king, the ace of spades on top.
  public static var standard: Deck {
    Deck(Suit.allCases.flatMap { suit in Rank.allCases.map { PlayingCard($0, of: suit) } })
  }

  /// The twelve cards of the table at which every example of this kit happens.
  ///
  /// ```text
  ///  0 A♠   1 A♥   2 5♠   3 K♦
  ///  4 9♣   5 K♥   6 3♦   7 7♣
  ///  8 10♥  9 2♠  10 J♣  11 Q♦
  /// ```
  public static var m12: Deck { Deck(m16.cards.prefix(12)) }

  /// The cards of ``m12`` and four more: 8♠ 6♣ 4♦ 2♥.
  public static var m16: Deck {
    Deck([
      PlayingCard(.ace, of: .spades), PlayingCard(.ace, of: .hearts),
      PlayingCard(.five, of: .spades), PlayingCard(.king, of: .diamonds),
      PlayingCard(.nine, of: .clubs), PlayingCard(.king, of: .hearts),
      PlayingCard(.three, of: .diamonds), PlayingCard(.seven, of: .clubs),
      PlayingCard(.ten, of: .hearts), PlayingCard(.two, of: .spades),
      PlayingCard(.jack, of: .clubs), PlayingCard(.queen, of: .diamonds),
      PlayingCard(.eight, of: .spades), PlayingCard(.six, of: .clubs),
      PlayingCard(.four, of: .diamonds), PlayingCard(.two, of: .hearts),
    ])
  }
}
