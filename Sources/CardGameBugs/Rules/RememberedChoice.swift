import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let rememberedChoice = Bug(
    id: "rule-remembered-choice",
    title: "The last choice is remembered when it no longer counts",
    symptom: "After a match the next card is compared with a matched one, and may turn it down.",
    cause: "The index of the last choice is stored, and never forgotten.",
    intended: .oldChoiceCompared, moves: [.touch(0), .touch(1), .touch(3)],
    game: RememberedChoiceGame.self)
}

private struct RememberedChoiceGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = chosen
    chosen = [index]
    cards[index].position = .faceUp
    score -= choiceCost
    return others.count == cardsToMatch - 1 ? compare(index, with: others) : .turnedUp
  }
}
