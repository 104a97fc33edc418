import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let onlyOneOtherHandled = Bug(
    id: "rule-only-one-other-handled",
    title: "Three cards never match",
    symptom: "With three cards to match, everything is a mismatch.",
    cause: "The points are worked out for one other card only; for two of them they are 0.",
    exercise: "13", intended: .notAllPairsCompared, moves: [.touch(3), .touch(5), .touch(7)],
    cardsToMatch: 3, game: OnlyOneOtherHandledGame.self)
}

private struct OnlyOneOtherHandledGame: HandwrittenGame {
  var state: GameState

  func points(of indices: [Int]) -> Int {
    guard indices.count == 2 else { return 0 }
    let (card, other) = (cards[indices[0]].face, cards[indices[1]].face)
    if card.rank == other.rank { return 4 }
    return card.suit == other.suit ? 1 : 0
  }
}
