/// The matching game of the lesson, with playing cards that match by rank or suit.
public typealias LessonGame = MatchingGame<RankOrSuitRule>

extension MatchingGame where Rule == RankOrSuitRule {
  /// Deals a game by the lesson's rule.
  ///
  /// - Parameters:
  ///   - cardCount: How many cards to lay on the table.
  ///   - deck: The deck to deal from, top first; the game keeps the rest.
  ///   - cardsToMatch: How many cards are compared at a time; from 2 to `cardCount`.
  ///   - scoring: What a match pays, and what a mismatch and a choice cost.
  ///   - afterMismatch: What happens to the cards of a mismatch.
  /// - Throws: ``DealError`` as the initializer with a rule does.
  public init(
    cardCount: Int,
    from deck: Deck<PlayingCard>,
    matching cardsToMatch: Int = 2,
    scoring: Scoring = Scoring(),
    afterMismatch: AfterMismatch = .othersTurnDown
  ) throws(DealError) {
    try self.init(
      cardCount: cardCount, from: deck, matching: cardsToMatch, rule: RankOrSuitRule(),
      scoring: scoring, afterMismatch: afterMismatch)
  }

  /// The two-card game on the twelve cards of ``Deck/m12``.
  public static var m12: MatchingGame { .onWholeDeck(.m12) }

  /// The two-card game on the sixteen cards of ``Deck/m16``.
  public static var m16: MatchingGame { .onWholeDeck(.m16) }

  private static func onWholeDeck(_ deck: Deck<PlayingCard>) -> MatchingGame {
    do {
      return try MatchingGame(cardCount: deck.count, from: deck)
    } catch {
      preconditionFailure(error.description)
    }
  }
}
