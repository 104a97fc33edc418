import CardGameControllers
import CardGameModel
import CardGameViews

/// Brings a matching game and a table together. `updateUI()` is written already.
final class TouchController: CardGameController {
  /// The buttons and labels on which the game is shown.
  let table: any CardTableView

  /// Called for a shuffled deck when a game begins.
  let makeDeck: () -> Deck<PlayingCard>

  /// The game. It is made too early, in init below, and has two cards on any table. Mend both here.
  var game: LessonGame

  init(table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>) {
    self.table = table
    self.makeDeck = makeDeck
    game = dealGame(cardCount: 2, from: makeDeck())
  }

  /// A card button was touched.
  func touchCardButton(_ sender: any CardButton) {
    // Write your three lines here. You can use:
    //
    //   table.index(of: sender)           the button's index, or nil when it is not on the table
    //   game.chooseCard(at: index)        has the game choose a card
    //   updateUI()                        shows the game on the table
    //
    // and for the game above:
    //
    //   table.cardButtons.count                        how many buttons there are
    //   dealGame(cardCount: 12, from: makeDeck())      a new game with twelve cards
  }
}
