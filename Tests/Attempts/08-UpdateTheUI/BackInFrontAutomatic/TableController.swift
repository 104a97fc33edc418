import CardGameControllers
import CardGameModel
import CardGameViews

/// Brings a matching game and a table together.
final class TableController: CardGameController {
  /// The buttons and labels on which the game is shown.
  let table: any CardTableView

  /// Called for a shuffled deck whenever a game begins.
  let makeDeck: () -> Deck<PlayingCard>

  /// The game, made when it is first needed, with as many cards as there are buttons.
  lazy var game = dealtGame()

  init(table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>) {
    self.table = table
    self.makeDeck = makeDeck
  }

  /// A card button was touched.
  func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
    updateUI()
  }

  /// The deal button was touched.
  func touchDealButton(_ sender: any CardButton) {
    game = dealtGame()
    updateUI()
  }

  /// Shows the whole game on the table: every card, and the score.
  func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.face.title, for: .normal)
      button.setBackgroundImage(.cardFront, for: .normal)
      button.setImage(card.isFaceVisible ? nil : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
  }
}
