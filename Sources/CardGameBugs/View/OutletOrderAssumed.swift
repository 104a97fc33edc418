import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let outletOrderAssumed = Bug(
    id: "view-outlet-order-assumed",
    title: "The buttons are taken in another order",
    symptom: "A touch turns a card somewhere else on the table.",
    cause: "A second list of the buttons is updated by position, and its order is another.",
    layer: .view, exercise: "08", intended: .valuesOnWrongButtons, moves: [.touch(0)],
    makeController: OwnOrderController.init)
}

private final class OwnOrderController: LearnerController {
  private lazy var outlets = Array(table.cardButtons.reversed())

  override func updateUI() {
    for (button, card) in zip(outlets, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
