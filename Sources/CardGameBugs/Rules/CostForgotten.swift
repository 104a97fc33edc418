import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let costForgotten = Bug(
    id: "score-cost-forgotten",
    title: "Choosing costs nothing",
    symptom: "Cards can be turned up all day for free.",
    cause: "The line that takes off the cost of choosing is missing.",
    intended: .costNotCharged, moves: [.touch(0)], game: CostForgottenGame.self)
}

private struct CostForgottenGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    return others.count == cardsToMatch - 1 ? compare(index, with: others) : .turnedUp
  }
}
