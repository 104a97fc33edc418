import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let turnedDownNotSet = Bug(
    id: "view-turned-down-not-set",
    title: "A card that is turned down still shows its face",
    symptom: "Cards turn up and never down again.",
    cause: "Titles and pictures are set inside an if, for cards that are face up, with no else.",
    layer: .view, exercise: "08", intended: .turnedDownNotShown, moves: [.touch(0), .touch(0)],
    makeController: UpOnlyController.init)
}

private final class UpOnlyController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      if card.isFaceVisible {
        button.setTitle(card.face.title, for: .normal)
        button.setBackgroundImage(.cardFront, for: .normal)
      }
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
