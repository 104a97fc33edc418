import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let labelsOnlyInTouch = Bug(
    id: "ctl-labels-only-in-touch",
    title: "The score is written at a touch only",
    symptom: "After Deal the score is that of the game before.",
    cause: "The label is set by the action of the card buttons, not by updateUI().",
    layer: .controller, exercise: "12", intended: .scoreNotReset, moves: [.touch(0), .deal],
    makeController: LabelAtTouchController.init)
}

private final class LabelAtTouchController: LearnerController {
  override init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    super.init(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
    table.scoreLabel.text = "Score: 0"
  }

  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
    table.scoreLabel.text = "Score: \(game.score)"
    updateUI()
  }

  override func updateUI() {
    showCards()
    showMode()
  }
}
