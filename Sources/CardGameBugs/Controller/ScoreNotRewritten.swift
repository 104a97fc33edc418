import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let scoreNotRewritten = Bug(
    id: "hist-score-not-rewritten",
    title: "A new deal shows its cards and not its score",
    symptom: "The score of the game before stays until the first touch: 14 where 0 is right.",
    cause: "The deal brings the cards up to date by itself, and leaves the score label out.",
    layer: .controller, exercise: "12", intended: .scoreNotReset,
    moves: [.touch(0), .touch(1), .deal], updatesFirst: true,
    makeController: CardsOnlyDealController.init)
}

private final class CardsOnlyDealController: LearnerController {
  override func updateUI() {
    showCards()
    showScoreAndMode()
  }

  override func touchDealButton(_ sender: any CardButton) {
    game = newGame()
    showCards()
    showMode()
  }
}
