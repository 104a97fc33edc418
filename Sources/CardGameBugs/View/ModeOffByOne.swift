import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let modeOffByOne = Bug(
    id: "view-mode-off-by-one",
    title: "The mode control is one place off",
    symptom: "The control says three cards while the game matches two.",
    cause: "Places are counted from 0, and the first stands for two cards: minus 2, not minus 1.",
    layer: .view, exercise: "13", intended: .modeShowsAnotherNumber, moves: [.touch(0)],
    makeController: ModeOffByOneController.init)
}

private final class ModeOffByOneController: LearnerController {
  override func updateUI() {
    showCards()
    table.scoreLabel.text = "Score: \(game.score)"
    table.modeControl.selectedSegmentIndex = game.cardsToMatch - 1
    table.modeControl.isEnabled = !game.hasBegun
  }
}
