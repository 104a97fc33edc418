import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let penaltyAdded = Bug(
    id: "hist-penalty-added",
    title: "A mismatch earns points",
    symptom: "The score rises by the penalty when cards do not match.",
    cause: "The penalty is a positive number and is added.",
    intended: .penaltyAdded, moves: [.touch(0), .touch(3)], game: PenaltyAddedGame.self)
}

private struct PenaltyAddedGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score += mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
