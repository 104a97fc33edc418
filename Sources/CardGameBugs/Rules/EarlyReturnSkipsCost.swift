import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let earlyReturnSkipsCost = Bug(
    id: "score-early-return-skips-cost",
    title: "A match is spared the cost",
    symptom: "The card that makes a match is free: 15 where 14 is right.",
    cause: "A match returns before the line that takes off the cost.",
    intended: .costOnSomePathsOnly, moves: [.touch(0), .touch(1)],
    game: EarlyReturnSkipsCostGame.self)
}

private struct EarlyReturnSkipsCostGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    var outcome = Outcome.turnedUp
    if others.count == cardsToMatch - 1 { outcome = compare(index, with: others) }
    if outcome == .matched { return outcome }
    score -= choiceCost
    return outcome
  }
}
