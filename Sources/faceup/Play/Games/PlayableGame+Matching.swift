import CardGameControllers
import CardGameModel
import CardGameViews

extension PlayableGame {
  /// The lesson's game.
  static let matching = PlayableGame(
    name: "matching",
    summary: Words.matchingSummary,
    goal: Words.matchingGoal,
    makeSession: { (options) throws(UsageError) in
      let listed = try options.deal.map { (text) throws(UsageError) in try playingCards(in: text) }
      let cardCount = try cardCount(options, listed: listed)
      let cardsToMatch = try options.cardsToMatch(onTableOf: cardCount) ?? 2
      let table = RecordingTableView(
        cardCount: cardCount, modeCount: cardCount - 1, recording: .nothing)
      var source = DeckSource(listed: listed, pack: .standard, seed: options.seed)
      let controller = MatchingGameController(table: table, cardsToMatch: cardsToMatch) {
        source.next()
      }
      return PlaySession(table: table, controller: controller)
    })

  /// How many cards to lay on the table: as many as asked for, or else all that are listed, or 12.
  private static func cardCount(
    _ options: PlayOptions, listed: [PlayingCard]?
  ) throws(UsageError) -> Int {
    let wanted = try options.cardCount(outOf: Deck.standard.count)
    guard let listed else { return wanted ?? 12 }
    guard listed.count >= wanted ?? 2 else { throw Words.tooFewCards(listed.count, wanted: wanted) }
    return wanted ?? listed.count
  }

  /// Reads the cards of a deal, of which each can be there once.
  private static func playingCards(in text: String) throws(UsageError) -> [PlayingCard] {
    let cards: [PlayingCard]
    do {
      cards = try [PlayingCard](parsing: text)
    } catch {
      throw UsageError(error.description)
    }
    var seen: Set<PlayingCard> = []
    for card in cards where !seen.insert(card).inserted { throw Words.duplicateCard(card.title) }
    return cards
  }
}
