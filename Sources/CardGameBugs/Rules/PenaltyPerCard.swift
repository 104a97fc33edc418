import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let penaltyPerCard = Bug(
    id: "hist-penalty-per-card",
    title: "Each card of a mismatch is punished",
    symptom: "A mismatch of two cards costs four points: -6 where -4 is right.",
    cause: "The penalty stands inside the loop over all the cards that were compared.",
    intended: .penaltyForEachCard, moves: [.touch(0), .touch(3)], game: PenaltyPerCardGame.self)
}

private struct PenaltyPerCardGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    for compared in others + [index] {
      score -= mismatchPenalty
      if compared != index { cards[compared].position = .faceDown }
    }
    return .mismatched
  }
}
