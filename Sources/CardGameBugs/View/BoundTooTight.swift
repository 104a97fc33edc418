import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let boundTooTight = Bug(
    id: "view-last-button-left-out",
    title: "The last button is left out",
    symptom: "The last card never turns.",
    cause: "The loop runs to the number of cards less one, and stops before the last.",
    layer: .view, exercise: "08", intended: .buttonsLeftOut, moves: [.touch(11)],
    makeController: LastLeftOutController.init)
}

private final class LastLeftOutController: LearnerController {
  override func updateUI() {
    for index in 0..<(table.cardButtons.count - 1) where index < game.cards.count {
      let (button, card) = (table.cardButtons[index], game.cards[index])
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
