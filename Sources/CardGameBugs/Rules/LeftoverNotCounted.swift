import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let leftoverNotCounted = Bug(
    id: "rule-3card-leftover-not-counted",
    title: "After a mismatch the last card does not count",
    symptom: "Three cards lie face up, and nothing is compared; a fourth must be touched.",
    cause: "The chosen cards are kept in a list, which is emptied though the last one stays up.",
    exercise: "13", intended: .chosenNotCounted,
    moves: [.touch(0), .touch(3), .touch(4), .touch(6), .touch(8)], cardsToMatch: 3,
    game: LeftoverNotCountedGame.self)
}

private struct LeftoverNotCountedGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      chosen.removeAll { $0 == index }
      return .turnedDown
    }
    cards[index].position = .faceUp
    score -= choiceCost
    chosen.append(index)
    guard chosen.count == cardsToMatch else { return .turnedUp }
    let others = Array(chosen.dropLast())
    chosen = []
    return compare(index, with: others)
  }
}
