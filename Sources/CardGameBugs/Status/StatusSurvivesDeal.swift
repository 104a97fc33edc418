import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let statusSurvivesDeal = Bug(
    id: "status-survives-deal",
    title: "After a new deal the status speaks of the game before",
    symptom: "All cards lie face down, and the status names one of them as chosen.",
    cause: "A new deal sets back the game, and not the words about its last move.",
    layer: .controller, exercise: "12", intended: .statusNotReset, moves: [.touch(0), .deal],
    style: .cardsInStatus, makeController: KeptStatusController.init)
}

private final class KeptStatusController: StatusController {
  override func touchDealButton(_ sender: any CardButton) {
    game = newGame()
    updateUI()
  }
}
