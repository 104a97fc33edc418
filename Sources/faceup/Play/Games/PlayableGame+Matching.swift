import CardGameBugs
import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension PlayableGame {
  /// Lays the lesson's game, which has a controller and an option of its own.
  @Sendable static func matchingSession(
    _ options: PlayOptions
  ) throws(UsageError) -> any PlayableSession {
    let (game, decks) = try dealMatching(options)
    return PlaySession(game, decks: decks, ending: Words.gameOver) { game, table, makeDeck in
      MatchingGameController(table: table, cardsToMatch: game.cardsToMatch, makeDeck: makeDeck)
    }
  }

  /// Explores the lesson's game, on its own controller or on one of the gallery.
  @Sendable static func exploreMatching(
    _ options: PlayOptions, _ order: ExplorationOrder
  ) throws(UsageError) -> Exploration {
    var options = options
    if options.deal == nil, options.seed == nil { options.deal = Words.lessonTable }
    if let bug = order.bug { return try order.explore(bug, dealMatching(options, for: bug).game) }
    let game = try dealMatching(options).game
    return order.explore(game, style: .lesson) { table, makeDeck in
      MatchingGameController(table: table, cardsToMatch: game.cardsToMatch, makeDeck: makeDeck)
    }
  }

  /// Deals the lesson's game as the options say; what they leave open may be a matter of a bug.
  private static func dealMatching(
    _ options: PlayOptions, for bug: PlayedSpecimen<LessonGame>? = nil
  ) throws(UsageError) -> (game: LessonGame, decks: DeckSource<PlayingCard>) {
    let listed = try options.listed(PlayingCard.self)
    if let listed { try checkDistinct(listed) }
    let cardCount = try cardCount(options, listed: listed)
    let cardsToMatch =
      try options.cardsToMatch(onTableOf: cardCount) ?? min(bug?.game.cardsToMatch ?? 2, cardCount)
    // Some mistakes are seen only in what is left of the deck.
    let rest = bug == nil ? [] : Deck.standard.cards.filter { listed?.contains($0) == false }
    var decks = DeckSource(
      listed: listed.map { $0 + rest }, pack: .standard, seed: options.seed)
    do throws(DealError) {
      return (
        try LessonGame(cardCount: cardCount, from: decks.next(), matching: cardsToMatch), decks
      )
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
