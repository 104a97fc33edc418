import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let costOnBothFlips = Bug(
    id: "hist-cost-on-both-flips",
    title: "Every flip costs a point",
    symptom: "Turning a card down costs a point, as turning it up does.",
    cause: "The cost is charged by the function that flips a card, whichever way it goes.",
    intended: .costOnTurningDown, moves: [.touch(0), .touch(0)], game: CostOnBothFlipsGame.self,
    isOpaque: true)
}

private struct CostOnBothFlipsGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    let others = faceUpIndices.filter { $0 != index }
    flip(index)
    guard cards[index].isFaceUp else { return .turnedDown }
    return others.count == cardsToMatch - 1 ? compare(index, with: others) : .turnedUp
  }

  private mutating func flip(_ index: Int) {
    cards[index].position = cards[index].isFaceUp ? .faceDown : .faceUp
    score -= choiceCost
  }
}
