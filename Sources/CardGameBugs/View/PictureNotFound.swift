import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let pictureNotFound = Bug(
    id: "view-picture-not-found",
    title: "A picture is not found",
    symptom: "A touched card loses its picture; only its title is left.",
    cause: "The pictures are kept by name, and asking for a name that is not there gives nil.",
    layer: .view, exercise: "08", intended: .backgroundMissing, moves: [.touch(0)],
    makeController: LostPictureController.init)
}

private final class LostPictureController: LearnerController {
  private let pictures: [String: CardImage] = ["cardfront": .cardFront, "cardback": .cardBack]

  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(
        pictures[card.isFaceVisible ? "card front" : "cardback"], for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
