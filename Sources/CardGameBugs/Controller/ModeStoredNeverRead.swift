import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let modeStoredNeverRead = Bug(
    id: "hist-mode-stored-never-read",
    title: "The mode is stored and never read",
    symptom: "The control says three cards, and the second card is compared with the first.",
    cause: "The number is kept in a property that no game is made with.",
    layer: .controller, exercise: "13", intended: .modeChangeIgnored,
    moves: [.mode(3), .touch(3), .touch(5)], makeController: UnreadModeController.init)
}

private final class UnreadModeController: LearnerController {
  private lazy var chosenMode = cardsToMatch

  override func updateUI() {
    showCards()
    table.scoreLabel.text = "Score: \(game.score)"
    table.modeControl.selectedSegmentIndex = chosenMode - 2
    table.modeControl.isEnabled = !game.hasBegun
  }

  override func changeMode(_ sender: any CardSegmentedControl) {
    chosenMode = sender.selectedSegmentIndex + 2
    updateUI()
  }
}
