import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let indexOffByOne = Bug(
    id: "ctl-index-off-by-one",
    title: "The next card turns",
    symptom: "A touch turns the card to the right of the touched one.",
    cause: "Buttons are numbered from 1 and cards from 0, and one is not taken off.",
    layer: .controller, exercise: "07", intended: .wrongCardChosen, moves: [.touch(0)],
    makeController: OffByOneController.init)
}

private final class OffByOneController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    let tag = index + 1
    game.chooseCard(at: tag)
    updateUI()
  }
}
