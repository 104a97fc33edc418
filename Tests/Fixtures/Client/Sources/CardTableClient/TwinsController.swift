import CardGameControllers
import CardGameModel
import CardGameViews

/// Shows a game of Twins on any table.
public final class TwinsController: RestorableGameController {
  public var game: TwinsGame

  private let table: any CardTableView
  private let makeDeck: () -> Deck<PlayingCard>

  public init(table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>) {
    self.table = table
    self.makeDeck = makeDeck
    game = TwinsGame(makeDeck())
  }

  public func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
    updateUI()
  }

  public func touchDealButton(_ sender: any CardButton) {
    game = TwinsGame(makeDeck())
    updateUI()
  }

  public func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Twins: \(game.score)"
  }
}
