import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let costWhenIgnored = Bug(
    id: "score-cost-when-ignored",
    title: "A touch of a matched card costs a point",
    symptom: "Told so past the screen, the game takes a point for a card that is gone.",
    cause: "The cost is the first line, before it is asked whether the card can be chosen.",
    intended: .costWhenIgnored, moves: [.touch(0), .touch(1), .touch(0)],
    game: CostWhenIgnoredGame.self)
}

private struct CostWhenIgnoredGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    if cards[index].isFaceUp {
      cards[index].position = .faceDown
      return .turnedDown
    }
    score -= choiceCost
    guard !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    let others = faceUpIndices
    cards[index].position = .faceUp
    return others.count == cardsToMatch - 1 ? compare(index, with: others) : .turnedUp
  }
}
