import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let onlySenderRefreshed = Bug(
    id: "view-only-sender-refreshed",
    title: "Only the touched button is updated",
    symptom: "After a mismatch the earlier card never turns back.",
    cause: "The action sets the button that was touched, and no other.",
    layer: .view, exercise: "08", intended: .onlyTouchedUpdated, moves: [.touch(0), .touch(3)],
    makeController: OnlySenderController.init)
}

private final class OnlySenderController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
    let card = game.cards[index]
    sender.setTitle(title(for: card), for: .normal)
    sender.setBackgroundImage(backgroundImage(for: card), for: .normal)
    sender.isEnabled = !card.isMatched
    showScoreAndMode()
  }
}
