import CardGameModel

/// How a game is made. You need not change anything in this file.
extension ModeController {
  /// Deals a game from a new deck that matches `cardsToMatch` cards, or two if that is no number for
  /// this table.
  func dealtGame() -> LessonGame {
    let cardCount = table.cardButtons.count
    let number = (2...max(2, cardCount)).contains(cardsToMatch) ? cardsToMatch : 2
    do {
      return try LessonGame(cardCount: cardCount, from: makeDeck(), matching: number)
    } catch {
      preconditionFailure(error.description)
    }
  }
}
