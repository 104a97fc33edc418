import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let modeLockedAtLaunch = Bug(
    id: "ctl-mode-locked-at-launch",
    title: "The mode is locked before the first touch",
    symptom: "The mode control is grey from the start.",
    cause: "Updating the table disables the control, and so does the update at the start.",
    layer: .controller, exercise: "13", intended: .modeLockedAtStart, moves: [],
    updatesFirst: true, makeController: LockedModeController.init)
}

private final class LockedModeController: LearnerController {
  override func updateUI() {
    showCards()
    showScoreAndMode()
    table.modeControl.isEnabled = false
  }
}
