import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let allTurnedDown = Bug(
    id: "hist-all-turned-down",
    title: "After a mismatch no card is up",
    symptom: "The second card of a mismatch is never seen.",
    cause: "All cards that were compared are turned down, the touched one too.",
    intended: .touchedTurnedDown, moves: [.touch(0), .touch(3)], game: AllTurnedDownGame.self)
}

private struct AllTurnedDownGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let compared = others + [index]
    let points = points(of: compared)
    if points > 0 {
      score += points * matchBonus
      for match in compared { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for card in compared { cards[card].position = .faceDown }
    return .mismatched
  }
}
