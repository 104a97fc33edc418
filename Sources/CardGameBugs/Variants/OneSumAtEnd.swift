import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension CorrectVariant {
  static let oneSumAtEnd = CorrectVariant(
    id: "one-sum-at-end",
    title: "All points of a choice are added as one sum",
    unusual: "Cost, penalty and bonus are gathered, and the score is changed once at the end.",
    makeController: HandwrittenController<OneSumGame>.init)
}

private struct OneSumGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    var sum = 0
    var outcome = Outcome.turnedDown
    if cards[index].isFaceUp {
      cards[index].position = .faceDown
    } else {
      let others = faceUpIndices
      outcome = .turnedUp
      var position = CardPosition.faceUp
      if others.count == cardsToMatch - 1 {
        let points = points(of: others + [index])
        outcome = points > 0 ? .matched : .mismatched
        sum += points > 0 ? points * matchBonus : -mismatchPenalty
        for other in others { cards[other].position = points > 0 ? .matched : .faceDown }
        if points > 0 { position = .matched }
      }
      cards[index].position = position
      sum -= choiceCost
    }
    score += sum
    return outcome
  }
}
