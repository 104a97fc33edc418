import CardGameControllers
import CardGameModel
import CardGameViews

/// The kit's controller, with the parts at hand that a controller with one mistake needs besides.
class LearnerController: MatchingGameController {
  /// Deals a new game from a new deck.
  func newGame() -> LessonGame {
    .dealt(table.cardButtons.count, from: makeDeck(), matching: cardsToMatch)
  }

  func showCards() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
  }

  func showScoreAndMode() {
    table.scoreLabel.text = "Score: \(game.score)"
    showMode()
  }

  func showMode() {
    table.modeControl.selectedSegmentIndex = game.cardsToMatch - 2
    table.modeControl.isEnabled = !game.hasBegun
  }
}
