import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let enabledInverted = Bug(
    id: "view-enabled-inverted",
    title: "isEnabled says the opposite",
    symptom: "After the first touch no card can be touched any more.",
    cause: "isEnabled is set to card.isMatched; the exclamation mark is missing.",
    layer: .view, exercise: "08", intended: .enabledInverted, moves: [.touch(0)],
    makeController: NoTouchController.init)
}

private final class NoTouchController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = card.isMatched
    }
    showScoreAndMode()
  }
}
