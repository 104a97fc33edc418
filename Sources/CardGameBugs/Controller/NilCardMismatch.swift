import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let nilCardMismatch = Bug(
    id: "hist-nil-card-mismatch",
    title: "A button without a card is compared",
    symptom: "Touching something that is no card costs three points and turns a card down.",
    cause: "An index that was not found is passed on; no card goes with the one that is up.",
    layer: .controller, exercise: "07", intended: .unknownButtonActed,
    moves: [.touch(0), .touchUnknownButton], makeController: NilCardController.init)
}

private final class NilCardController: HandwrittenController<NilCardGame> {
  override func touchCardButton(_ sender: any CardButton) {
    game.chooseCard(at: table.index(of: sender) ?? -1)
    updateUI()
  }
}

private struct NilCardGame: HandwrittenGame {
  var state: GameState

  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else {
      let others = faceUpIndices
      guard others.count == cardsToMatch - 1 else { return .ignored }
      score -= choiceCost + mismatchPenalty
      for other in others { cards[other].position = .faceDown }
      return .mismatched
    }
    guard !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    return others.count == cardsToMatch - 1 ? compare(index, with: others) : .turnedUp
  }
}
