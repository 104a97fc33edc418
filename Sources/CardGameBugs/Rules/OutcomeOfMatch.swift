import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let outcomeOfMatch = Bug(
    id: "rule-outcome-of-match",
    title: "A match is told as a turned card",
    symptom: "The cards and the score are right, and whoever asks what happened is misled.",
    cause: "The function returns the same outcome whatever came of the comparison.",
    intended: .outcomeWrong, moves: [.touch(0), .touch(1)], game: OutcomeOfMatchGame.self)
}

private struct OutcomeOfMatchGame: HandwrittenGame {
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
    score -= choiceCost
    if others.count == cardsToMatch - 1 { _ = compare(index, with: others) }
    return .turnedUp
  }
}
