import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let chosenDisabled = Bug(
    id: "view-chosen-disabled",
    title: "A face-up card cannot be touched",
    symptom: "A card that is turned up cannot be turned down again.",
    cause: "isEnabled asks whether the card is chosen, not whether it is matched.",
    layer: .view, exercise: "08", intended: .chosenDisabled, moves: [.touch(0)],
    makeController: ChosenDisabledController.init)
}

private final class ChosenDisabledController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isChosen
    }
    showScoreAndMode()
  }
}
