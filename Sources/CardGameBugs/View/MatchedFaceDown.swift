import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let matchedFaceDown = Bug(
    id: "view-matched-face-down",
    title: "Matched cards look face down",
    symptom: "When two cards match, both show their backs.",
    cause: "What is shown asks isFaceUp, which is not true of matched cards.",
    layer: .view, exercise: "08", intended: .matchedLookFaceDown, moves: [.touch(0), .touch(1)],
    makeController: FaceUpOnlyController.init)
}

private final class FaceUpOnlyController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      let isUp = card.isFaceUp
      button.setTitle(isUp ? card.face.title : "", for: .normal)
      button.setBackgroundImage(isUp ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
