import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let matchedEnabled = Bug(
    id: "view-matched-enabled",
    title: "Matched cards still look alive",
    symptom: "A matched card can be touched, and nothing comes of it.",
    cause: "No line sets isEnabled.",
    layer: .view, exercise: "08", intended: .matchedStillEnabled, moves: [.touch(0), .touch(1)],
    makeController: AlwaysEnabledController.init)
}

private final class AlwaysEnabledController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
    }
    showScoreAndMode()
  }
}
