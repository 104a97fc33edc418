import CardGameModel

/// How a game is made. You need not change anything in this file.
extension DealController {
  /// Deals a game from a new deck, with as many cards as there are buttons on the table.
  func dealtGame() -> LessonGame {
    do {
      return try LessonGame(cardCount: table.cardButtons.count, from: makeDeck())
    } catch {
      preconditionFailure(error.description)
    }
  }
}
