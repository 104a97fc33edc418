import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let bracketsMissing = Bug(
    id: "lang-macro-precedence",
    title: "A bonus that is a sum has no brackets",
    symptom: "Two aces pay 10 points instead of 16, and two spades 4, as they should.",
    cause: "The bonus is written as 2 + 2 where it is used, as a macro puts it there.",
    intended: .bracketsMissing, moves: [.touch(0), .touch(1)], game: BracketsMissingGame.self)
}

private struct BracketsMissingGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * 2 + 2
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
