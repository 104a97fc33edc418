import CardGameControllers
import CardGameModel
import CardGameViews

/// What is wrong in this app.
let causeInAppA: Cause? = .rankIsLeftOut

/// An app that makes its own pack of cards.
///
/// A player says: "I have played for a week and have never seen a king."
final class AppA: CardGameController {
  let table: any CardTableView
  let shuffled: ([PlayingCard]) -> [PlayingCard]
  lazy var game = dealtGame()

  init(
    table: any CardTableView, shuffled: @escaping ([PlayingCard]) -> [PlayingCard]
  ) {
    self.table = table
    self.shuffled = shuffled
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

  func dealtGame() -> LessonGame {
    newGame(on: table, from: Deck(shuffled(pack())))
  }

  /// Every card of a pack, suit by suit.
  func pack() -> [PlayingCard] {
    var cards: [PlayingCard] = []
    for suit in Suit.allCases {
      for number in Rank.ace.rawValue...Rank.king.rawValue {
        if let rank = Rank(rawValue: number) {
          cards.append(PlayingCard(rank, of: suit))
        }
      }
    }
    return cards
  }

  func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    if game.score > -60 { table.scoreLabel.text = "Score: \(game.score)" }
  }
}
