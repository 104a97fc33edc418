import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let matchVanishesUnseen = Bug(
    id: "rule-match-vanishes-unseen",
    title: "Matched cards vanish at once",
    symptom: "The second card of a match is never seen: both are gone.",
    cause: "A matched card is hidden in the same step in which it would be shown.",
    layer: .view, exercise: "08", intended: .cardHidden, moves: [.touch(0), .touch(1)],
    makeController: VanishingController.init)
}

private final class VanishingController: LearnerController {
  override func updateUI() {
    showCards()
    for (button, card) in zip(table.cardButtons, game.cards) { button.isHidden = card.isMatched }
    showScoreAndMode()
  }
}
