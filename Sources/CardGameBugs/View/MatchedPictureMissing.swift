import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let matchedPictureMissing = Bug(
    id: "view-matched-picture-missing",
    title: "Matched cards show their backs behind their titles",
    symptom: "When cards match, the front behind their titles gives way to the back.",
    cause: "The front is set for .selected; a matched card is selected and disabled.",
    layer: .view, exercise: "08", intended: .pictureForAnotherState,
    moves: [.touch(0), .touch(1)], makeController: SelectedPictureController.init)
}

private final class SelectedPictureController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(.cardBack, for: .normal)
      button.setBackgroundImage(.cardFront, for: .selected)
      button.setBackgroundImage(.cardFront, for: [.selected, .highlighted])
      button.isSelected = card.isChosen
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
