import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let matchedComparedWith = Bug(
    id: "rule-matched-compared-with",
    title: "A card is compared with one that is matched already",
    symptom: "After a match the next card that is touched matches an old one, or turns it down.",
    cause: "The first card that is not face down is taken for the one to compare with.",
    intended: .matchedCounted, moves: [.touch(0), .touch(1), .touch(2)],
    game: MatchedComparedWithGame.self)
}

private struct MatchedComparedWithGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = cards.indices.filter { cards[$0].position != .faceDown }
    cards[index].position = .faceUp
    score -= choiceCost
    guard others.count >= cardsToMatch - 1 else { return .turnedUp }
    return compare(index, with: Array(others.prefix(cardsToMatch - 1)))
  }
}
