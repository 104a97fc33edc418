import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let unchooseWrongCard = Bug(
    id: "hist-unchoose-wrong-card",
    title: "Turning a card down takes another off the list",
    symptom: "A card stays up and is never compared.",
    cause: "When a card is turned down, the last chosen is taken off the list in its place.",
    exercise: "13", intended: .chosenNotCounted,
    moves: [.touch(0), .touch(3), .touch(0), .touch(4), .touch(6)], cardsToMatch: 3,
    game: UnchooseWrongCardGame.self)
}

private struct UnchooseWrongCardGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      _ = chosen.popLast()
      return .turnedDown
    }
    let others = chosen.filter { $0 != index }
    cards[index].position = .faceUp
    score -= choiceCost
    chosen = others + [index]
    guard others.count == cardsToMatch - 1 else { return .turnedUp }
    let outcome = compare(index, with: others)
    chosen = outcome == .matched ? [] : [index]
    return outcome
  }
}
