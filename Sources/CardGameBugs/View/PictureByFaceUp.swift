import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let pictureByFaceUp = Bug(
    id: "view-picture-by-face-up",
    title: "Matched cards have their titles on their backs",
    symptom: "When two cards match, the front behind their titles gives way to the back.",
    cause: "The picture asks isFaceUp, which is not true of matched cards; the title asks rightly.",
    layer: .view, exercise: "08", intended: .pictureOfOtherSide, moves: [.touch(0), .touch(1)],
    makeController: FaceUpFrontController.init)
}

private final class FaceUpFrontController: LearnerController {
  override func backgroundImage(for card: TableCard<PlayingCard>) -> CardImage {
    card.isFaceUp ? .cardFront : .cardBack
  }
}
