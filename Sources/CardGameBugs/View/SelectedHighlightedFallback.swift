import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let selectedHighlightedFallback = Bug(
    id: "view-selected-highlighted-fallback",
    title: "A face-up card flashes its back under the finger",
    symptom: "While a finger is on a card that is up, its back is seen.",
    cause: "Selected and highlighted is a state of its own, for which no picture is set.",
    layer: .view, exercise: "08", intended: .picturesUnderFinger, moves: [.touch(0)],
    makeController: FlashingController.init)
}

private final class FlashingController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(.cardBack, for: .normal)
      button.setBackgroundImage(.cardFront, for: .selected)
      button.setBackgroundImage(.cardFront, for: [.selected, .disabled])
      button.isSelected = card.isChosen
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
