import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let interactionOffNotDisabled = Bug(
    id: "view-interaction-off-not-disabled",
    title: "The mode control looks alive and is dead",
    symptom: "In the middle of a game the mode can be tapped, and nothing comes of it.",
    cause: "Touches of the control are dropped, instead of the control being disabled.",
    layer: .view, exercise: "13", intended: .modeOpenInPlay, moves: [.touch(0)],
    makeController: DeadSwitchController.init)
}

private final class DeadSwitchController: LearnerController {
  override func updateUI() {
    showCards()
    table.scoreLabel.text = "Score: \(game.score)"
    table.modeControl.selectedSegmentIndex = game.cardsToMatch - 2
  }

  override func changeMode(_ sender: any CardSegmentedControl) {
    guard !game.hasBegun else { return updateUI() }
    super.changeMode(sender)
  }
}
