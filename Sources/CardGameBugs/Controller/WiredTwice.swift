import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let wiredTwice = Bug(
    id: "ctl-wired-twice",
    title: "A button is wired twice",
    symptom: "A touch costs a point, and the card stays face down.",
    cause: "The action is connected in the storyboard and in code, so each touch chooses twice.",
    layer: .controller, exercise: "07", intended: .chosenTwice, moves: [.touch(0)],
    makeController: WiredTwiceController.init)
}

private final class WiredTwiceController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    super.touchCardButton(sender)
    super.touchCardButton(sender)
  }
}
