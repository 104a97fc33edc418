import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let modeZeroUntilTouched = Bug(
    id: "hist-mode-zero-until-touched",
    title: "Nothing is compared until the mode was touched",
    symptom: "Cards pile up face up; once the mode control was used, all is well.",
    cause: "The number to match is 0 until the control sends one.",
    layer: .controller, exercise: "13", intended: .wrongNumberCompared,
    moves: [.touch(0), .touch(1)], makeController: ZeroModeController.init)
}

private final class ZeroModeController: HandwrittenController<ZeroModeGame> {
  override func changeMode(_ sender: any CardSegmentedControl) {
    game.chosenMode = sender.selectedSegmentIndex + 2
    super.changeMode(sender)
  }
}

private struct ZeroModeGame: HandwrittenGame {
  var state: GameState

  /// How many cards to match, as the control has sent it.
  var chosenMode: Int {
    get { state.chosen.first ?? 0 }
    set { state.chosen = [newValue] }
  }

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
    guard others.count == chosenMode - 1 else { return .turnedUp }
    return compare(index, with: others)
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    let sent = state.chosen
    state = GameState(cardCount: state.cardCount, deck: deck, cardsToMatch: cardsToMatch)
    state.chosen = sent
  }
}
