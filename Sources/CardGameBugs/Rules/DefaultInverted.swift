import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let defaultInverted = Bug(
    id: "hist-default-inverted",
    title: "The number to match stays 0",
    symptom: "All cards can be turned up, and nothing is ever compared.",
    cause: "The default is given when a number is there, not when it is missing: 0 stays 0.",
    exercise: "13", intended: .wrongNumberCompared, moves: [.touch(0), .touch(1)],
    game: DefaultInvertedGame.self)
}

private struct DefaultInvertedGame: HandwrittenGame {
  var state: GameState

  /// Meant to say 2 when no number was set.
  private func number(from set: Int) -> Int { set == 0 ? set : 2 }

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    guard others.count == number(from: 0) - 1 else { return .turnedUp }
    return compare(index, with: others)
  }
}
