import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let lowerIndexTurnedDown = Bug(
    id: "rule-lower-index-down",
    title: "The card with the lower index is taken for the earlier",
    symptom: "After a mismatch the card that was touched goes down, if it lies before the other.",
    cause: "The first of the face-up indices is turned down; they come in rising order.",
    intended: .touchedTurnedDown, moves: [.touch(3), .touch(0)],
    game: LowerIndexTurnedDownGame.self)
}

private struct LowerIndexTurnedDownGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    cards[index].position = .faceUp
    let compared = faceUpIndices
    let points = points(of: compared)
    if points > 0 {
      score += points * matchBonus
      for match in compared { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for card in compared.dropLast() { cards[card].position = .faceDown }
    return .mismatched
  }
}
