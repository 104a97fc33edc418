import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let statusOnlyWhenTurnedUp = Bug(
    id: "status-only-when-turned-up",
    title: "The status is written on one way through the code only",
    symptom: "When cards are compared, the status still names the card that was turned up before.",
    cause: "The label is set where a card is turned up, and not where cards are compared.",
    layer: .controller, exercise: "12", intended: .statusNotUpdated,
    moves: [.touch(0), .touch(3)], style: .cardsInStatus,
    makeController: OneWayStatusController.init)
}

private final class OneWayStatusController: StatusController {
  override func updateUI() {
    showCards()
    showScoreAndMode()
  }

  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    super.note(outcome, of: index, since: before)
    if outcome == .turnedUp || outcome == .turnedDown { table.statusLabel.text = status }
  }

  override func touchDealButton(_ sender: any CardButton) {
    super.touchDealButton(sender)
    table.statusLabel.text = status
  }
}
