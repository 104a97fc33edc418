import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let sameIndex = Bug(
    id: "view-same-index",
    title: "Every button shows the touched card",
    symptom: "One touch turns all cards, and all are the same.",
    cause: "The loop over the buttons takes the card at the touched index, not at its own.",
    layer: .view, exercise: "08", intended: .sameCardEverywhere, moves: [.touch(0)],
    makeController: SameIndexController.init)
}

private final class SameIndexController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
    for button in table.cardButtons {
      let card = game.cards[index]
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
