import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let deckSharedAcrossGames = Bug(
    id: "ctl-deck-shared-across-games",
    title: "Every game goes on with the rest of one deck",
    symptom: "After a few new games no cards are left to deal.",
    cause: "The deck is made once, and each new game draws from what is left of it.",
    layer: .controller, exercise: "12", intended: .dealtOtherwise, moves: [.deal, .touch(0)],
    makeController: OneDeckController.init)
}

private final class OneDeckController: LearnerController {
  private lazy var deck = game.deck

  override func touchDealButton(_ sender: any CardButton) {
    if let next = try? LessonGame(
      cardCount: table.cardButtons.count, from: deck, matching: cardsToMatch)
    {
      deck = next.deck
      game = next
    }
    updateUI()
  }
}
