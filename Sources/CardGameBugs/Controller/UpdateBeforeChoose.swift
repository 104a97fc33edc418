import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let updateBeforeChoose = Bug(
    id: "hist-update-before-choose",
    title: "The table is updated before the game is told",
    symptom: "Everything lags one touch behind.",
    cause: "updateUI() is called first, and the card is chosen after it.",
    layer: .controller, exercise: "07", intended: .oneMoveLate, moves: [.touch(0)],
    makeController: LateController.init)
}

private final class LateController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    updateUI()
    game.chooseCard(at: index)
  }
}
