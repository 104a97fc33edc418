import CardGameControllers
import CardGameModel
import CardGameViews

/// What is wrong in this app.
let causeInAppC: Cause? = .titleIsHidden

/// An app with the game of the kit.
///
/// A player says: "As soon as two cards match, I can no longer read them."
final class AppC: CardGameController {
  let table: any CardTableView
  let makeDeck: () -> Deck<PlayingCard>
  lazy var game = newGame(on: table, from: makeDeck())

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
    game = newGame(on: table, from: makeDeck())
    updateUI()
  }

  func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.isSelected = card.isFaceVisible
      button.isEnabled = !card.isMatched
      button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
    }
    table.scoreLabel.text = "Score: \(game.score)"
  }
}
