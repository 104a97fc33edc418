import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let matchedClearedForChosen = Bug(
    id: "hist-matched-cleared-for-chosen",
    title: "Face-up cards pile up",
    symptom: "After a mismatch the earlier card stays up, and soon nothing is compared any more.",
    cause: "A mismatch clears \"matched\", which is clear already, where \"chosen\" was meant.",
    intended: .othersStayUp, moves: [.touch(0), .touch(3)],
    game: MatchedClearedForChosenGame.self)
}

private struct MatchedClearedForChosenGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for other in others where cards[other].isMatched { cards[other].position = .faceDown }
    return .mismatched
  }
}
