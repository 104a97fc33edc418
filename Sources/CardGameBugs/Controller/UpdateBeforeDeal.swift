import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let updateBeforeDeal = Bug(
    id: "ctl-update-before-deal",
    title: "The table is updated before the new game is made",
    symptom: "After Deal the old cards lie there until the next touch.",
    cause: "updateUI() stands before the line that replaces the game.",
    layer: .controller, exercise: "12", intended: .oneMoveLate,
    moves: [.touch(0), .touch(1), .deal], makeController: EarlyUpdateController.init)
}

private final class EarlyUpdateController: LearnerController {
  override func touchDealButton(_ sender: any CardButton) {
    updateUI()
    game = newGame()
  }
}
