import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let flipNotDrawn = Bug(
    id: "view-flip-not-drawn",
    title: "The game turns cards and the table does not",
    symptom: "The score counts every touch, and no card ever turns.",
    cause: "Only the score and whether a card can be touched are set; its looks are forgotten.",
    layer: .view, exercise: "08", intended: .cardsNeverTurned, moves: [.touch(0)],
    makeController: UnturnedController.init)
}

private final class UnturnedController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
