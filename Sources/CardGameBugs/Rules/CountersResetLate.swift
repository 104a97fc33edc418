import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let countersResetLate = Bug(
    id: "ctl-counters-reset-late",
    title: "The score is set back at the first match",
    symptom: "A new game begins with the old score, until the first two cards match.",
    cause: "The score is set back when the first cards match, not when the cards are dealt.",
    exercise: "12", intended: .notAllReset, moves: [.touch(0), .deal],
    game: CountersResetLateGame.self)
}

private struct CountersResetLateGame: HandwrittenGame {
  var state: GameState

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    var deck = deck
    cards = (deck.draw(cards.count) ?? []).map { TableCard($0) }
    state.deck = deck
    state.hasBegun = false
    state.isScoreOld = true
  }

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      if state.isScoreOld {
        score = -choiceCost
        state.isScoreOld = false
      }
      score += points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
