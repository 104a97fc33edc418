import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  /// Describes a bug in the rules of a game that is written by hand.
  init<Game: HandwrittenGame>(
    id: String, title: String, symptom: String, cause: String, exercise: String = "06",
    intended: DiagnosisCode, moves: [Move], cardsToMatch: Int = 2, game: Game.Type,
    isOpaque: Bool = false
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, layer: .model, exercise: exercise,
      intended: intended, moves: moves, cardsToMatch: cardsToMatch,
      makeGame: { cardCount, deck, cardsToMatch in
        Game(state: GameState(cardCount: cardCount, deck: deck, cardsToMatch: cardsToMatch))
      },
      makeController: { table, cardsToMatch, makeDeck in
        let controller = HandwrittenController<Game>(
          table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
        return isOpaque ? OpaqueController(controller) : controller
      })
  }
}
