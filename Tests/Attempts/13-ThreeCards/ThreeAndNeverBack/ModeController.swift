import CardGameControllers
import CardGameModel
import CardGameViews

/// Brings a matching game and a table together.
final class ModeController: CardGameController {
  let table: any CardTableView
  let makeDeck: () -> Deck<PlayingCard>
  lazy var game = dealtGame()

  /// How many cards are matched at a time; dealtGame() deals a game with this number.
  var cardsToMatch = 2

  init(table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>) {
    self.table = table
    self.makeDeck = makeDeck
  }

  func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
    updateUI()
  }

  func touchDealButton(_ sender: any CardButton) {
    game = dealtGame()
    updateUI()
  }

  /// Another place of the mode control was selected: 0 for two cards, 1 for three.
  func changeMode(_ sender: any CardSegmentedControl) {
    if game.changeMode(to: 3) != .ignored {
      cardsToMatch = 3
    }
    updateUI()
  }

  func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
    table.modeControl.selectedSegmentIndex = game.cardsToMatch - 2
    table.modeControl.isEnabled = !game.hasBegun
  }
}
