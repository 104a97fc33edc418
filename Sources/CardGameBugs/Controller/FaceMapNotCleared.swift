import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let faceMapNotCleared = Bug(
    id: "ctl-emoji-map-not-cleared",
    title: "Titles of the game before stay",
    symptom: "After Deal a card shows what lay there in the game before.",
    cause: "Titles are kept by the card's index, and not forgotten when a new game is dealt.",
    layer: .controller, exercise: "12", intended: .titleSpeltOtherwise,
    moves: [.touch(0), .deal, .touch(0)],
    makeController: { table, cardsToMatch, makeDeck in
      OpaqueController(
        KeptTitlesController(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck))
    })
}

private final class KeptTitlesController: LearnerController {
  private var titles: [Int: String] = [:]

  override func updateUI() {
    for (index, button) in table.cardButtons.enumerated() where index < game.cards.count {
      let card = game.cards[index]
      if card.isFaceVisible { titles[index] = titles[index] ?? card.face.title }
      button.setTitle(card.isFaceVisible ? titles[index] : "", for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
