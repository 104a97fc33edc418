import CardGameControllers
import CardGameModel
import CardGameViews

/// A controller of one's own: the lesson's game, two cards at a time, on any table.
public final class PairsController: RestorableGameController {
  public var game: LessonGame

  private let table: any CardTableView
  private let makeDeck: () -> Deck<PlayingCard>

  /// Deals the first cards of a deck, one for each button of the table.
  public init(
    table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>
  ) throws(DealError) {
    self.table = table
    self.makeDeck = makeDeck
    game = try LessonGame(cardCount: table.cardButtons.count, from: makeDeck())
    updateUI()
  }

  public func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
    updateUI()
  }

  public func touchDealButton(_ sender: any CardButton) {
    // A deck that is too small leaves the game as it is.
    try? game.deal(makeDeck())
    updateUI()
  }

  public func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : nil, for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
  }
}
