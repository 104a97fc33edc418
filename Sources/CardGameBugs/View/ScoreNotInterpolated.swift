import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let scoreNotInterpolated = Bug(
    id: "view-score-not-interpolated",
    title: "The label says the name of the score",
    symptom: "The label says \"Score: (game.score)\".",
    cause: "A backslash is missing before the bracket, so the text is taken as it stands.",
    layer: .view, exercise: "08", intended: .scoreNotInterpolated, moves: [.touch(0)],
    makeController: MissingBackslashController.init)
}

private final class MissingBackslashController: LearnerController {
  override func updateUI() {
    showCards()
    table.scoreLabel.text = "Score: (game.score)"
    showMode()
  }
}
