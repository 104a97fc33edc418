import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let deadUntilModeChosen = Bug(
    id: "ctl-dead-until-mode-chosen",
    title: "Touches do nothing until a mode is chosen",
    symptom: "Nothing happens, and nothing says why.",
    cause: "Touches are dropped while no mode was chosen, though the control shows one.",
    layer: .controller, exercise: "07", intended: .choosingDoesNothing, moves: [.touch(0)],
    makeController: ModeFirstController.init)
}

private final class ModeFirstController: LearnerController {
  private var isModeChosen = false

  override func touchCardButton(_ sender: any CardButton) {
    guard isModeChosen else { return }
    super.touchCardButton(sender)
  }

  override func changeMode(_ sender: any CardSegmentedControl) {
    isModeChosen = true
    super.changeMode(sender)
  }
}
