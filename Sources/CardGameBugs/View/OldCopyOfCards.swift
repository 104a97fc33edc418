import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let oldCopyOfCards = Bug(
    id: "view-old-copy-of-cards",
    title: "The cards are shown from a copy that is never renewed",
    symptom: "The score changes with every touch, and no card ever does.",
    cause: "The cards were stored once, and an array that was stored is a copy.",
    layer: .view, exercise: "08", intended: .oldCopyShown, moves: [.touch(0)],
    makeController: CopyingController.init)
}

private final class CopyingController: LearnerController {
  private lazy var cards = game.cards

  override func touchCardButton(_ sender: any CardButton) {
    _ = cards
    super.touchCardButton(sender)
  }

  override func updateUI() {
    for (button, card) in zip(table.cardButtons, cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
