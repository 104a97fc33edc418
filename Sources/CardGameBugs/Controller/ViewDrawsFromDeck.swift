import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let viewDrawsFromDeck = Bug(
    id: "ctl-view-draws-from-deck",
    title: "The screen draws cards of its own",
    symptom: "The first cards of the deck are never on the table.",
    cause: "When the buttons are loaded a card is drawn for each; the game then draws again.",
    layer: .controller, exercise: "07", intended: .dealtOtherwise, moves: [.touch(0)],
    makeController: { table, cardsToMatch, makeDeck in
      MatchingGameController(table: table, cardsToMatch: cardsToMatch) {
        var deck = makeDeck()
        for _ in table.cardButtons where deck.count > table.cardButtons.count { _ = deck.draw() }
        return deck
      }
    })
}
