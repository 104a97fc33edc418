import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let firstCardRefused = Bug(
    id: "rule-first-card-refused",
    title: "The first card can never be chosen",
    symptom: "Every card turns but the first, which stays face down whatever is touched.",
    cause: "Indices are taken to begin at 1: index > 0 is asked where index >= 0 is meant.",
    intended: .cardNeverChosen, moves: [.touch(0)], game: FirstCardRefusedGame.self)
}

private struct FirstCardRefusedGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard index > 0, index < cards.count, !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    return others.count == cardsToMatch - 1 ? compare(index, with: others) : .turnedUp
  }
}
