import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let noTurningDown = Bug(
    id: "rule-no-turning-down",
    title: "A face-up card cannot be turned down",
    symptom: "Touching a card that is up does nothing.",
    cause: "The guard asks for a card that is face down, and lets nothing else through.",
    intended: .faceUpCardNotTurnedDown, moves: [.touch(0), .touch(0)],
    game: NoTurningDownGame.self)
}

private struct NoTurningDownGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isChosen else { return .ignored }
    state.hasBegun = true
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    return others.count == cardsToMatch - 1 ? compare(index, with: others) : .turnedUp
  }
}
