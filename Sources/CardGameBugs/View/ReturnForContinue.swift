import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let returnForContinue = Bug(
    id: "view-return-for-continue",
    title: "updateUI() returns at a matched card",
    symptom: "After a match the cards behind it stay as they were, and so does the score.",
    cause: "return ends the whole function, where continue would go on with the next card.",
    layer: .view, exercise: "08", intended: .updateLeftOff, moves: [.touch(3), .touch(5)],
    makeController: ReturningController.init)
}

private final class ReturningController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.isEnabled = !card.isMatched
      if card.isMatched { return }
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
    }
    showScoreAndMode()
  }
}
