import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let wrongReturnTypeForImage = Bug(
    id: "view-wrong-return-type-for-image",
    title: "A picture's name is spelled in another case",
    symptom: "Face-up cards have a picture that is not in the app.",
    cause: "The helper returns the name of a picture, and names it cardFront for cardfront.",
    layer: .view, exercise: "08", intended: .unknownPicture, moves: [.touch(0)],
    makeController: MixedCaseController.init)
}

private final class MixedCaseController: LearnerController {
  override func backgroundImage(for card: TableCard<PlayingCard>) -> CardImage {
    CardImage(named: pictureName(for: card))
  }

  private func pictureName(for card: TableCard<PlayingCard>) -> String {
    card.isFaceVisible ? "cardFront" : "cardback"
  }
}
