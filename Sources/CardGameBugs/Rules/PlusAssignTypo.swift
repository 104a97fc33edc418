import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let plusAssignTypo = Bug(
    id: "score-plus-assign-typo",
    title: "The score is set instead of added to",
    symptom: "A match wipes out all points won and lost before it.",
    cause: "Written \"score = +points\" where \"score += points\" was meant.",
    intended: .scoreOverwritten, moves: [.touch(0), .touch(1)], game: PlusAssignTypoGame.self)
}

private struct PlusAssignTypoGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score = +points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
