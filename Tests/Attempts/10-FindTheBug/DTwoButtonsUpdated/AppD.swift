import CardGameControllers
import CardGameModel
import CardGameViews

/// What is wrong in this app.
let causeInAppD: Cause? = .onlyTouchedButtonIsUpdated

/// An app with the game of the kit.
///
/// A player says: "After a mismatch the first card stays where it is, face up."
final class AppD: CardGameController {
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
    update(sender, with: game.cards[index])
    if let other = game.faceUpIndices.first {
      update(table.cardButtons[other], with: game.cards[other])
    }
    updateScore()
  }

  func touchDealButton(_ sender: any CardButton) {
    game = newGame(on: table, from: makeDeck())
    updateUI()
  }

  func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      update(button, with: card)
    }
    updateScore()
  }

  func update(_ button: any CardButton, with card: TableCard<PlayingCard>) {
    button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
    button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
    button.isEnabled = !card.isMatched
  }

  func updateScore() {
    table.scoreLabel.text = "Score: \(game.score)"
  }
}
