import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let selfMatch = Bug(
    id: "rule-self-match",
    title: "A card matches itself",
    symptom: "Touching one card twice scores, and the card is matched all alone.",
    cause: "The card's own index is not left out when the others are looked for.",
    intended: .selfMatch, moves: [.touch(0), .touch(0)], game: SelfMatchGame.self)
}

private struct SelfMatchGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    guard others.count == cardsToMatch - 1 else { return .turnedUp }
    return compare(index, with: others)
  }
}
