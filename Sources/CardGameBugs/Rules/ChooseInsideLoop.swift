import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let chooseInsideLoop = Bug(
    id: "rule-choose-inside-loop",
    title: "The cost stands inside the loop",
    symptom: "The first touch costs twelve points on a table of twelve cards.",
    cause: "The cost is charged inside the loop that looks for the other cards.",
    intended: .costInsideLoop, moves: [.touch(0)], game: ChooseInsideLoopGame.self)
}

private struct ChooseInsideLoopGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    var others: [Int] = []
    for other in cards.indices {
      if cards[other].isFaceUp { others.append(other) }
      score -= choiceCost
    }
    cards[index].position = .faceUp
    return others.count == cardsToMatch - 1 ? compare(index, with: others) : .turnedUp
  }
}
