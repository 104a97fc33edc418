import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let noMatchedGuard = Bug(
    id: "hist-no-matched-guard",
    title: "A matched card can be turned down",
    symptom: "Told so past the screen, the game turns a matched card down and plays it again.",
    cause: "isChosen is asked where isFaceUp is meant, with no guard for matched cards before it.",
    intended: .matchedCardPlayable, moves: [.touch(0), .touch(1), .touch(0)],
    game: NoMatchedGuardGame.self)
}

private struct NoMatchedGuardGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    state.hasBegun = true
    if cards[index].isChosen {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    return others.count == cardsToMatch - 1 ? compare(index, with: others) : .turnedUp
  }
}
