import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let xorForPower = Bug(
    id: "hist-xor-for-power",
    title: "\"2 to the power of 2\" is 0",
    symptom: "A match earns nothing but its cost.",
    cause: "The bonus is written 2 ^ 2, which is no power: ^ is the exclusive or, and gives 0.",
    intended: .wrongConstant, moves: [.touch(0), .touch(1)], game: XorForPowerGame.self)
}

private struct XorForPowerGame: HandwrittenGame {
  var state: GameState

  var matchBonus: Int { 2 ^ 2 }

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}
