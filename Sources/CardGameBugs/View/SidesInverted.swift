import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let sidesInverted = Bug(
    id: "view-sides-inverted",
    title: "The sides are exchanged",
    symptom: "Eleven cards lie open, and the touched one shows its back.",
    cause: "The helper that says which side to show answers the opposite.",
    layer: .view, exercise: "08", intended: .sidesSwapped, moves: [.touch(0)],
    makeController: InvertedController.init)
}

private final class InvertedController: LearnerController {
  private func showsFace(_ card: TableCard<PlayingCard>) -> Bool { !card.isFaceVisible }

  override func title(for card: TableCard<PlayingCard>) -> String {
    showsFace(card) ? card.face.title : ""
  }

  override func backgroundImage(for card: TableCard<PlayingCard>) -> CardImage {
    showsFace(card) ? .cardFront : .cardBack
  }
}
