import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let scoreBeforeChoice = Bug(
    id: "ctl-score-before-choice",
    title: "The score is written before the card is chosen",
    symptom: "The cards are right and the score lags one touch behind.",
    cause: "The label is written at the beginning of the action, before the game is told.",
    layer: .controller, exercise: "07", intended: .scoreLate, moves: [.touch(0)],
    makeController: EarlyLabelController.init)
}

private final class EarlyLabelController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    table.scoreLabel.text = "Score: \(game.score)"
    game.chooseCard(at: index)
    showCards()
    showMode()
  }
}
