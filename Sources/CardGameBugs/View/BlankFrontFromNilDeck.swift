import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let blankFrontFromNilDeck = Bug(
    id: "view-blank-front-from-nil-deck",
    title: "Every card has an empty front",
    symptom: "A touched card turns to a white front with nothing on it.",
    cause: "Titles are asked of a deck that was never made: nothing asked gives nothing.",
    layer: .view, exercise: "08", intended: .titleMissing, moves: [.touch(0)],
    makeController: NilDeckController.init)
}

private final class NilDeckController: LearnerController {
  private var deck: Deck<PlayingCard>?

  override func updateUI() {
    for (index, button) in table.cardButtons.enumerated() where index < game.cards.count {
      let card = game.cards[index]
      button.setTitle(card.isFaceVisible ? deck?.cards[index].title : "", for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
