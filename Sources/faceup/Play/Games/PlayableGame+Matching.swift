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
    return PlaySession(game, decks: decks, ending: Words.ending(of:)) { game, table, makeDeck in
      MatchingGameController(table: table, cardsToMatch: game.cardsToMatch, makeDeck: makeDeck)
    }
  }

  /// Explores the lesson's game, on its own controller or on one of the gallery.
  @Sendable static func exploreMatching(
    _ options: PlayOptions, _ order: ExplorationOrder
  ) throws(UsageError) -> Exploration {
    let specimen = try order.specimen(of: LessonGame.self)
    if let specimen, options.isOpen { return order.explore(specimen) }
    var options = options
    if options.deal == nil, options.seed == nil { options.deal = Words.lessonTable }
    var game = try dealMatching(options).game
    if let specimen {
      if !options.asksForMode { game.changeMode(to: specimen.game.cardsToMatch) }
      return order.explore(specimen, beside: game)
    }
    let cardsToMatch = game.cardsToMatch
    return order.explore(game, style: .lesson) { table, makeDeck in
      MatchingGameController(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
    }
  }

  /// Deals the lesson's game as the options say.
  private static func dealMatching(
    _ options: PlayOptions
  ) throws(UsageError) -> (game: LessonGame, decks: DeckSource<PlayingCard>) {
    let listed = try options.listed(PlayingCard.self)
    if let listed { try checkDistinct(listed) }
    let cardCount = try cardCount(options, listed: listed)
    let cardsToMatch = try options.cardsToMatch(onTableOf: cardCount) ?? 2
    var decks = DeckSource(listed: listed, pack: .standard, seed: options.seed)
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
