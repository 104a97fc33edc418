import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let defaultModeInModel = Bug(
    id: "rule-default-mode-in-model",
    title: "The game always matches three cards",
    symptom: "The mode control says two cards, and two that match are not compared.",
    cause: "The game switches its three-card mode on by itself, whatever it is told.",
    exercise: "13", intended: .wrongNumberCompared, moves: [.touch(0), .touch(1)],
    game: DefaultModeInModelGame.self)
}

private struct DefaultModeInModelGame: HandwrittenGame {
  var state: GameState

  private var isThreeCardMode: Bool { true }

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    guard others.count == (isThreeCardMode ? 2 : 1) else { return .turnedUp }
    return compare(index, with: others)
  }
}
