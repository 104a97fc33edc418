import CardGameModel

// What the controller needs besides. You need not change anything in this file.

/// Deals a new game: at least two cards, and no more than the deck has.
func dealGame(cardCount: Int, from deck: Deck<PlayingCard>) -> LessonGame {
  do {
    return try LessonGame(cardCount: min(max(2, cardCount), deck.count), from: deck)
  } catch {
    preconditionFailure(error.description)
  }
}

extension TouchController {
  /// Shows the whole game on the table: every card, and the score.
  func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
  }
}
