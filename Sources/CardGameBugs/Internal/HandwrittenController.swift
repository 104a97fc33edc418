import CardGameControllers
import CardGameModel
import CardGameViews

/// A right controller for a game that is written by hand.
class HandwrittenController<Game: HandwrittenGame>: RestorableGameController {
  let table: any CardTableView
  var game: Game
  let makeDeck: () -> Deck<PlayingCard>

  init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    self.table = table
    self.makeDeck = makeDeck
    game = Game(
      state: GameState(
        cardCount: table.cardButtons.count, deck: makeDeck(), cardsToMatch: cardsToMatch))
  }

  func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
    updateUI()
  }

  func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
    table.modeControl.selectedSegmentIndex = (game.mode ?? 2) - 2
    table.modeControl.isEnabled = !game.hasBegun
  }

  func touchDealButton(_ sender: any CardButton) {
    try? game.deal(makeDeck())
    updateUI()
  }

  func changeMode(_ sender: any CardSegmentedControl) {
    game.changeMode(to: sender.selectedSegmentIndex + 2)
    updateUI()
  }
}
