import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let resetSameLayout = Bug(
    id: "rule-reset-same-layout",
    title: "A new game lays the same cards again",
    symptom: "Who remembers the first game knows where every card lies in the second.",
    cause: "A new game turns the cards down and sets the score back, and takes no new deck.",
    exercise: "12", intended: .sameCardsDealt, moves: [.deal, .touch(0)],
    game: ResetSameLayoutGame.self)
}

private struct ResetSameLayoutGame: HandwrittenGame {
  var state: GameState

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    for index in cards.indices { cards[index].position = .faceDown }
    score = 0
    state.hasBegun = false
  }
}
