import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let faceDownSameAsFaceUp = Bug(
    id: "view-facedown-same-colour-as-faceup",
    title: "Both sides of a card look the same",
    symptom: "The whole table is white: an empty front cannot be told from a back.",
    cause: "The same picture is chosen for both sides.",
    layer: .view, exercise: "08", intended: .samePictureOnBothSides, moves: [.touch(0)],
    makeController: WhiteTableController.init)
}

private final class WhiteTableController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardFront, for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
