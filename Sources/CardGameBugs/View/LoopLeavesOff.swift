import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let loopLeavesOff = Bug(
    id: "view-loop-leaves-off",
    title: "The loop over the buttons leaves off",
    symptom: "After a match the cards behind the first matched one change no more.",
    cause: "The loop breaks off at a matched card, where it should go on to the next.",
    layer: .view, exercise: "08", intended: .buttonsPassedOver, moves: [.touch(3), .touch(5)],
    makeController: LeavingOffController.init)
}

private final class LeavingOffController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      if card.isMatched { break }
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
