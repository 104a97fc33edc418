import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let newGameDefaultMode = Bug(
    id: "hist-new-game-default-mode",
    title: "A new game is made with the default mode",
    symptom: "The control still says three cards after Deal, and two are compared.",
    cause: "The new game is made without the number of cards to match, and so matches two.",
    layer: .controller, exercise: "13", intended: .modeLostOnDeal,
    moves: [.mode(3), .deal, .touch(0), .touch(1)], makeController: DefaultModeController.init)
}

private final class DefaultModeController: LearnerController {
  private lazy var defaultMode = game.cardsToMatch

  override func updateUI() {
    showCards()
    table.scoreLabel.text = "Score: \(game.score)"
    table.modeControl.selectedSegmentIndex = cardsToMatch - 2
    table.modeControl.isEnabled = !game.hasBegun
  }

  override func touchDealButton(_ sender: any CardButton) {
    let chosenMode = cardsToMatch
    cardsToMatch = defaultMode
    game = newGame()
    cardsToMatch = chosenMode
    updateUI()
  }

  override func changeMode(_ sender: any CardSegmentedControl) {
    _ = defaultMode
    super.changeMode(sender)
  }
}
