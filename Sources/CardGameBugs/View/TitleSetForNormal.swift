import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let titleSetForNormal = Bug(
    id: "view-title-set-for-normal",
    title: "Face-down cards can be read",
    symptom: "The titles of all cards peep out in front of their backs.",
    cause: "The title is set whether or not the face may be seen.",
    layer: .view, exercise: "08", intended: .titleNotHidden, moves: [.touch(0)],
    makeController: ReadableBackController.init)
}

private final class ReadableBackController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.face.title, for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
