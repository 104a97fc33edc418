import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let threeCardMarksOnePartner = Bug(
    id: "rule-3card-marks-one-partner",
    title: "Of three cards that match, one stays playable",
    symptom: "Three cards match, and one of them can still be touched.",
    cause: "Only the card on which the loop stops is marked, not the other before it.",
    exercise: "13", intended: .notAllMatched, moves: [.touch(3), .touch(5), .touch(7)],
    cardsToMatch: 3, game: ThreeCardMarksOnePartnerGame.self)
}

private struct ThreeCardMarksOnePartnerGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0, let other = others.last {
      score += points * matchBonus
      cards[other].position = .matched
      cards[index].position = .matched
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
