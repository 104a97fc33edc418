import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let resetForgetsMatchedSet = Bug(
    id: "hist-reset-forgets-history",
    title: "A set of matched cards survives the deal",
    symptom: "In the new game the cards at the old matched places cannot be touched.",
    cause: "The controller keeps a set of matched indices, and a new deal does not empty it.",
    layer: .controller, exercise: "12", intended: .unmatchedDisabled,
    moves: [.touch(0), .touch(1), .deal], makeController: KeptSetController.init)
}

private final class KeptSetController: LearnerController {
  private var matched: Set<Int> = []

  override func updateUI() {
    matched.formUnion(game.matchedIndices)
    for (index, button) in table.cardButtons.enumerated() where index < game.cards.count {
      button.setTitle(title(for: game.cards[index]), for: .normal)
      button.setBackgroundImage(backgroundImage(for: game.cards[index]), for: .normal)
      button.isEnabled = !matched.contains(index)
    }
    showScoreAndMode()
  }
}
