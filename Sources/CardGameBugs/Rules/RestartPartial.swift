import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let restartPartial = Bug(
    id: "ctl-restart-partial",
    title: "A new game keeps the score",
    symptom: "The cards are new and the points are those of the game before.",
    cause: "Of several things that a new game must set back, the score is forgotten.",
    exercise: "12", intended: .notAllReset, moves: [.touch(0), .deal],
    game: RestartPartialGame.self)
}

private struct RestartPartialGame: HandwrittenGame {
  var state: GameState

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    var deck = deck
    cards = (deck.draw(cards.count) ?? []).map { TableCard($0) }
    state.deck = deck
    state.hasBegun = false
  }
}
