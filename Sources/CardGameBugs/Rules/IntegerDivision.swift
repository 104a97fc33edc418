import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let integerDivision = Bug(
    id: "score-integer-division",
    title: "Dividing whole numbers loses points",
    symptom: "Two kings and a seven pay 5 points instead of 16, and the rest is lost.",
    cause: "The points are divided by the number of cards, and whole numbers drop the remainder.",
    exercise: "13", intended: .bonusDivided, moves: [.touch(3), .touch(5), .touch(7)],
    cardsToMatch: 3, game: IntegerDivisionGame.self)
}

private struct IntegerDivisionGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus / (others.count + 1)
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
