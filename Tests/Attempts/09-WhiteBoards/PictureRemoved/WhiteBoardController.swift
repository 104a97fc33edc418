import CardGameControllers
import CardGameModel
import CardGameViews

/// How many of the twelve cards will look wrong after the first touch? Write a number for nil.
let myGuess: Int? = 12

/// The app of the lesson.
final class WhiteBoardController: CardGameController {
  let table: any CardTableView
  let makeDeck: () -> Deck<PlayingCard>
  lazy var game = dealtGame()

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

  func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
  }

  func title(for card: TableCard<PlayingCard>) -> String {
    card.isFaceVisible ? card.face.title : ""
  }

  func picture(for card: TableCard<PlayingCard>) -> CardImage {
    card.isFaceVisible ? .cardFront : .cardBack
  }
}
