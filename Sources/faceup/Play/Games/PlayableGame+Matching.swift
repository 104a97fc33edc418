import CardGameControllers
import CardGameModel
import CardGameViews

extension PlayableGame {
  /// Lays the lesson's game, which has a controller and an option of its own.
  @Sendable static func matchingSession(
    _ options: PlayOptions
  ) throws(UsageError) -> any PlayableSession {
    let listed = try options.listed(PlayingCard.self)
    if let listed { try checkDistinct(listed) }
    let cardCount = try cardCount(options, listed: listed)
    let cardsToMatch = try options.cardsToMatch(onTableOf: cardCount) ?? 2
    var source = DeckSource(listed: listed, pack: .standard, seed: options.seed)
    do throws(DealError) {
      let game = try LessonGame(
        cardCount: cardCount, from: source.next(), matching: cardsToMatch)
      return PlaySession(game, decks: source, ending: Words.gameOver) { game, table, makeDeck in
        MatchingGameController(
          table: table, cardsToMatch: game.cardsToMatch, makeDeck: makeDeck)
      }
    } catch {
      throw UsageError(error.description)
    }
  }

  /// How many cards to lay on the table: as many as asked for, or else all that are listed, or 12.
  private static func cardCount(
    _ options: PlayOptions, listed: [PlayingCard]?
  ) throws(UsageError) -> Int {
    let wanted = try options.cardCount(in: 2...Deck.standard.count)
    guard let listed else { return wanted ?? 12 }
    guard listed.count >= wanted ?? 2 else { throw Words.tooFewCards(listed.count, wanted: wanted) }
    return wanted ?? listed.count
  }

  private static func checkDistinct(_ cards: [PlayingCard]) throws(UsageError) {
    var seen: Set<PlayingCard> = []
    for card in cards where !seen.insert(card).inserted { throw Words.duplicateCard(card.title) }
  }
}
