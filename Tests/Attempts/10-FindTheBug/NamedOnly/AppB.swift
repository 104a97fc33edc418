import CardGameControllers
import CardGameModel
import CardGameViews

/// What is wrong in this app.
let causeInAppB: Cause? = .penaltyIsMultipliedByZero

/// An app with a game of its own.
///
/// A player says: "My friend pays 4 points for two cards that do not match. I pay 2."
final class AppB: CardGameController {
  let table: any CardTableView
  let makeDeck: () -> Deck<PlayingCard>
  lazy var game = dealtGame()

  init(table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>) {
    self.table = table
    self.makeDeck = makeDeck
  }

  func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    _ = game.chooseCard(at: index)
    updateUI()
  }

  func touchDealButton(_ sender: any CardButton) {
    game = dealtGame()
    updateUI()
  }

  func dealtGame() -> GameB {
    GameB(cards: newGame(on: table, from: makeDeck()).cards)
  }

  func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
  }
}

/// The game of the app: its cards, its score, and the rules.
struct GameB: CardGame {
  var cards: [TableCard<PlayingCard>]
  var score = 0

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    if cards[index].isFaceUp {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let waiting = cards.firstIndex { $0.isFaceUp }
    cards[index].position = .faceUp
    score -= 1
    guard let waiting else { return .turnedUp }

    let points = RankOrSuitRule().points(for: [cards[waiting].face, cards[index].face])
    if points > 0 {
      score += points * 4
      cards[waiting].position = .matched
      cards[index].position = .matched
      return .matched
    } else {
      score -= points * 2
      cards[waiting].position = .faceDown
      return .mismatched
    }
  }
}
