import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let bonusTimesCards = Bug(
    id: "hist-bonus-times-n",
    title: "The bonus is multiplied by the number of cards",
    symptom: "Two aces pay 32 points: 30 where 14 is right.",
    cause: "The bonus, worked out for this number of cards, is multiplied by it once more.",
    intended: .bonusCountedTwice, moves: [.touch(0), .touch(1)], game: BonusTimesCardsGame.self)
}

private struct BonusTimesCardsGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus * (others.count + 1)
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
