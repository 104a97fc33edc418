import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let pictureByMatched = Bug(
    id: "view-picture-by-matched",
    title: "Only matched cards have a front",
    symptom: "A touched card has its title on its back, until it is matched.",
    cause: "The picture asks whether the card is matched, not whether its face may be seen.",
    layer: .view, exercise: "08", intended: .pictureOfOtherSide, moves: [.touch(0)],
    makeController: MatchedFrontController.init)
}

private final class MatchedFrontController: LearnerController {
  override func backgroundImage(for card: TableCard<PlayingCard>) -> CardImage {
    card.isMatched ? .cardFront : .cardBack
  }
}
