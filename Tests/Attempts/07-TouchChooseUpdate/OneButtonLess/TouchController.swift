import CardGameControllers
import CardGameModel
import CardGameViews

/// Brings a matching game and a table together.
final class TouchController: CardGameController {
  /// The buttons and labels on which the game is shown.
  let table: any CardTableView

  /// Called for a shuffled deck when a game begins.
  let makeDeck: () -> Deck<PlayingCard>

  lazy var game = dealGame(cardCount: table.cardButtons.count - 1, from: makeDeck())

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
}
