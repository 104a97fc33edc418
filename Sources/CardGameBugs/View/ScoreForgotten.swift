import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let scoreForgotten = Bug(
    id: "view-score-forgotten",
    title: "The score is never written",
    symptom: "The score label stays empty.",
    cause: "updateUI() looks after the cards and leaves the label out.",
    layer: .view, exercise: "08", intended: .scoreMissing, moves: [.touch(0)],
    makeController: ScorelessController.init)
}

private final class ScorelessController: LearnerController {
  override func updateUI() {
    showCards()
    showMode()
  }
}
