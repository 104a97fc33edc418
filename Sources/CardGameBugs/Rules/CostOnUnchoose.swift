import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let costOnUnchoose = Bug(
    id: "score-cost-on-unchoose",
    title: "Closing a card costs again",
    symptom: "A card that is turned up and down again costs two points instead of one.",
    cause: "The cost stands after the if and the else, and so is charged on both ways.",
    intended: .costOnTurningDown, moves: [.touch(0), .touch(0)], game: CostOnUnchooseGame.self)
}

private struct CostOnUnchooseGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    var outcome = Outcome.turnedUp
    if cards[index].isFaceUp {
      cards[index].position = .faceDown
      outcome = .turnedDown
    } else {
      let others = faceUpIndices
      cards[index].position = .faceUp
      if others.count == cardsToMatch - 1 { outcome = compare(index, with: others) }
    }
    score -= choiceCost
    return outcome
  }
}
