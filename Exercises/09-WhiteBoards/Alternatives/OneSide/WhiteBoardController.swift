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
      let side = side(of: card)
      button.setTitle(side.title, for: .normal)
      button.setBackgroundImage(side.picture, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
  }

  /// What a card shows: one question, and both answers.
  private func side(of card: TableCard<PlayingCard>) -> (title: String, picture: CardImage) {
    card.isFaceVisible ? (card.face.title, .cardFront) : ("", .cardBack)
  }
}
