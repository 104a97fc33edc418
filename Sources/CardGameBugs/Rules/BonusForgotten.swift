import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let bonusForgotten = Bug(
    id: "score-bonus-forgotten",
    title: "Matches pay without the bonus",
    symptom: "Two aces pay 4 points instead of 16.",
    cause: "The points of the match are added as they are, not multiplied by the bonus.",
    intended: .bonusMissing, moves: [.touch(0), .touch(1)], game: BonusForgottenGame.self)
}

private struct BonusForgottenGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
