import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let matchedCardRetap = Bug(
    id: "rule-matched-card-retap",
    title: "A matched card can be chosen again",
    symptom: "A matched card costs a point, and is compared anew with the next.",
    cause: "Nothing asks whether the card is matched; only its disabled button protects it.",
    intended: .matchedCardPlayable, moves: [.touch(0), .touch(1), .touch(0)],
    game: MatchedCardRetapGame.self)
}

private struct MatchedCardRetapGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    guard others.count == cardsToMatch - 1 else { return .turnedUp }
    return compare(index, with: others)
  }
}
