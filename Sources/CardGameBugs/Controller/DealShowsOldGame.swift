import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let dealShowsOldGame = Bug(
    id: "ctl-deal-shows-old-game",
    title: "Deal shows the table anew, and deals nothing",
    symptom: "After Deal the same cards lie there as before, turned and matched as they were.",
    cause: "The table is updated, and the game is not replaced.",
    layer: .controller, exercise: "12", intended: .dealDoesNothing,
    moves: [.touch(0), .touch(1), .deal], makeController: OldGameController.init)
}

private final class OldGameController: LearnerController {
  override func touchDealButton(_ sender: any CardButton) {
    updateUI()
  }
}
