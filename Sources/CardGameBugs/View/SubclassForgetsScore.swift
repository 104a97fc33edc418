import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let subclassForgetsScore = Bug(
    id: "hist-subclass-forgets-score",
    title: "The score label is written once and never again",
    symptom: "Cards turn and match, and the score stays at 0.",
    cause: "A subclass updates the cards on its own, and leaves the label out.",
    layer: .view, exercise: "08", intended: .scoreNotUpdated, moves: [.touch(0)],
    makeController: ForgetfulSubclassController.init)
}

private final class ForgetfulSubclassController: LearnerController {
  override init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    super.init(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
    table.scoreLabel.text = "Score: 0"
  }

  override func updateUI() {
    showCards()
    showMode()
  }
}
