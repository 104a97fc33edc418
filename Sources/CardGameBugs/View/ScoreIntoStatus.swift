import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let scoreIntoStatus = Bug(
    id: "view-score-into-status",
    title: "The score is written into another label",
    symptom: "The score label stays empty.",
    cause: "Two labels are alike, and the text goes to the wrong one.",
    layer: .view, exercise: "08", intended: .scoreOnAnotherLabel, moves: [.touch(0)],
    makeController: WrongLabelController.init)
}

private final class WrongLabelController: LearnerController {
  override func updateUI() {
    showCards()
    table.statusLabel.text = "Score: \(game.score)"
    showMode()
  }
}
