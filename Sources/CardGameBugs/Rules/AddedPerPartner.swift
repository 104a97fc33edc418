import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let addedPerPartner = Bug(
    id: "score-added-per-partner",
    title: "Points are added for each of the other cards",
    symptom: "Three cards that match pay double: 29 where 13 is right.",
    cause: "The points are added inside the loop over the other cards.",
    exercise: "13", intended: .bonusCountedTwice, moves: [.touch(3), .touch(5), .touch(7)],
    cardsToMatch: 3, game: AddedPerPartnerGame.self)
}

private struct AddedPerPartnerGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      for other in others {
        score += points * matchBonus
        cards[other].position = .matched
      }
      cards[index].position = .matched
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
