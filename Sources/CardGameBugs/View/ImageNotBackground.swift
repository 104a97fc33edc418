import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let imageNotBackground = Bug(
    id: "view-image-not-background",
    title: "The card's picture lies in front of its title",
    symptom: "After a touch the cards are blank white boards; their faces are gone.",
    cause: "setImage(_:for:) is called where setBackgroundImage(_:for:) is meant.",
    layer: .view, exercise: "09", intended: .wrongPictureSlot, moves: [.touch(0)],
    makeController: WhiteBoardController.init)
}

private final class WhiteBoardController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
