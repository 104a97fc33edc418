import CardGameControllers
import CardGameModel
import CardGameViews

/// Brings a matching game and a table together. All but `updateUI()` is written already.
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
    // Write your code here. You can use:
    //
    //   game.cards[3]                                    the card at index 3
    //   card.isFaceVisible, card.isMatched               how it lies there
    //   card.face.title                                  what is printed on it: A♠
    //   game.score                                       the points
    //
    //   table.cardButtons[3]                             the button at index 3
    //   button.setTitle("A♠", for: .normal)
    //   button.setBackgroundImage(.cardFront, for: .normal)     or .cardBack
    //   button.isEnabled = true
    //   table.scoreLabel.text = "Score: 0"
  }
}
