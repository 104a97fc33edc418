import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let shuffleInBody = Bug(
    id: "view-shuffle-in-body",
    title: "The cards are shuffled while they are drawn",
    symptom: "At every touch the cards jump to other places.",
    cause: "The cards are shuffled each time the table is updated, not once when they are dealt.",
    layer: .view, exercise: "08", intended: .valuesOnWrongButtons, moves: [.touch(0)],
    makeController: ShufflingController.init)
}

private final class ShufflingController: LearnerController {
  private var generator = SeededGenerator(seed: 3)

  override func updateUI() {
    var cards = game.cards
    cards.fisherYatesShuffle(using: &generator)
    for (button, card) in zip(table.cardButtons, cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
