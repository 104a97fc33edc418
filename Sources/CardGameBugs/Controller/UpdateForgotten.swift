import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let updateForgotten = Bug(
    id: "ctl-update-forgotten",
    title: "The table is not updated after a touch",
    symptom: "Touches seem to do nothing, and a new deal does not help.",
    cause: "The action chooses the card and does not call updateUI().",
    layer: .controller, exercise: "07", intended: .nothingUpdated, moves: [.touch(0)],
    updatesFirst: true, makeController: NoUpdateController.init)
}

private final class NoUpdateController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
  }
}
