import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let oneOfPairMatched = Bug(
    id: "hist-one-of-pair-matched",
    title: "One of two matched cards stays playable",
    symptom: "Of two cards that match, one can be touched again.",
    cause: "Only the earlier card is marked as matched; the touched one is only turned up.",
    intended: .notAllMatched, moves: [.touch(0), .touch(1)], game: OneOfPairMatchedGame.self)
}

private struct OneOfPairMatchedGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus
      for other in others { cards[other].position = .matched }
      cards[index].position = .faceUp
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
