import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let scoreInOtherWords = Bug(
    id: "view-score-in-other-words",
    title: "The score is told in other words",
    symptom: "The label says \"-1 points\" where \"Score: -1\" was asked for.",
    cause: "The text of the label is put together in another way.",
    layer: .view, exercise: "08", intended: .scoreInAnotherForm, moves: [.touch(0)],
    makeController: OtherWordsController.init)
}

private final class OtherWordsController: LearnerController {
  override func updateUI() {
    showCards()
    table.scoreLabel.text = "\(game.score) points"
    showMode()
  }
}
