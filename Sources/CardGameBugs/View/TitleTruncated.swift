import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let titleTruncated = Bug(
    id: "view-title-truncated",
    title: "Long titles are cut off",
    symptom: "The ten of hearts says 10, and every ten the same.",
    cause: "The title is cut to two characters, and a ten has three.",
    layer: .view, exercise: "08", intended: .titleSpeltOtherwise, moves: [.touch(8)],
    makeController: TwoCharacterController.init)
}

private final class TwoCharacterController: LearnerController {
  override func title(for card: TableCard<PlayingCard>) -> String {
    card.isFaceVisible ? String(card.face.title.prefix(2)) : ""
  }
}
