extension MatchingGame: DealableGame where Rule == RankOrSuitRule {
  /// What the game is, in a line.
  public static var summary: String {
    "Turn cards up, and match two or more of one rank or suit."
  }

  /// What a player tries to do and what is counted.
  public static var goal: String {
    """
    Match cards of the same rank or suit: a rank pays 16 points and a suit 4, a mismatch costs 2, \
    and each card that you turn up costs 1.
    """
  }

  /// How playing cards are written.
  public static var notation: String { #"playing cards: "A♠ 10♥" or "AS TH""# }

  /// Returns a standard pack.
  public static func deck(cardCount: Int?) -> Deck<PlayingCard> { .standard }

  /// Deals a two-card game; without a number, on twelve cards or as many as the deck has.
  public init(
    dealing deck: Deck<PlayingCard>, cardCount: Int?, seed: UInt64
  ) throws(DealError) {
    try self.init(cardCount: cardCount ?? min(12, deck.count), from: deck)
  }
}
