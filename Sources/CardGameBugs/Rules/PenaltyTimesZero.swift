import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let penaltyTimesZero = Bug(
    id: "score-penalty-times-zero",
    title: "The penalty is multiplied by zero",
    symptom: "A mismatch costs no more than the two choices: -2 where -4 is right.",
    cause: "The penalty is multiplied by the points of the match, which are 0 in a mismatch.",
    intended: .penaltyMissing, moves: [.touch(0), .touch(3)], game: PenaltyTimesZeroGame.self)
}

private struct PenaltyTimesZeroGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= points * mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
