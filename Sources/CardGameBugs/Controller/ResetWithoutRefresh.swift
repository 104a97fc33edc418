import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let resetWithoutRefresh = Bug(
    id: "ctl-reset-without-refresh",
    title: "A new game is dealt and not shown",
    symptom: "After Deal the old faces stay until the next touch.",
    cause: "The game is replaced, and updateUI() is not called.",
    layer: .controller, exercise: "12", intended: .resetNotShown, moves: [.touch(0), .deal],
    makeController: SilentDealController.init)
}

private final class SilentDealController: LearnerController {
  override func touchDealButton(_ sender: any CardButton) {
    game = newGame()
  }
}
