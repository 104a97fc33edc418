import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let matchSubtracted = Bug(
    id: "score-match-subtracted",
    title: "A match takes points off",
    symptom: "The better the match, the lower the score.",
    cause: "Written -= where += was meant.",
    intended: .matchCostsPoints, moves: [.touch(0), .touch(1)], game: MatchSubtractedGame.self)
}

private struct MatchSubtractedGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score -= points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
