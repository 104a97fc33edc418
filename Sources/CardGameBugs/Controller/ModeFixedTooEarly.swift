import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let modeFixedTooEarly = Bug(
    id: "ctl-mode-fixed-too-early",
    title: "After Deal a change of mode comes too late",
    symptom:
      "After Deal the mode can be changed to three, and two cards are compared all the same.",
    cause: "Showing the new game makes it, with the old mode; then the control is unlocked.",
    layer: .controller, exercise: "13", intended: .modeChangeIgnored,
    moves: [.deal, .mode(3), .touch(0), .touch(1)], makeController: EarlyModeController.init)
}

private final class EarlyModeController: LearnerController {
  override func updateUI() {
    showCards()
    table.scoreLabel.text = "Score: \(game.score)"
    table.modeControl.selectedSegmentIndex = cardsToMatch - 2
    table.modeControl.isEnabled = !game.hasBegun
  }

  override func changeMode(_ sender: any CardSegmentedControl) {
    cardsToMatch = min(sender.selectedSegmentIndex + 2, table.cardButtons.count)
    updateUI()
  }
}
