import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let backgroundForgotten = Bug(
    id: "view-background-forgotten",
    title: "The picture never changes",
    symptom: "A touched card has its title on its back.",
    cause: "Only the title is set; no line sets the background image.",
    layer: .view, exercise: "08", intended: .backgroundNeverSet, moves: [.touch(0)],
    makeController: TitlesOnlyController.init)
}

private final class TitlesOnlyController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
