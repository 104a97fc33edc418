import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let indexShift = Bug(
    id: "hist-index-shift",
    title: "Matched cards leave the list, and the others move up",
    symptom: "After a match every touch turns another card than the touched one.",
    cause: "Matched cards are removed from the game's list, while the buttons keep their indices.",
    intended: .matchedCardsRemoved, moves: [.touch(0), .touch(1)], game: IndexShiftGame.self)
}

private struct IndexShiftGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      cards.removeAll(where: \.isMatched)
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
