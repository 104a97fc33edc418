import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let matchLeavesBoardBlocked = Bug(
    id: "ctl-match-leaves-board-blocked",
    title: "After a match no card can be touched",
    symptom: "Two cards match, and the whole table is dead.",
    cause: "The table is blocked while two cards are compared, and freed after a mismatch only.",
    layer: .controller, exercise: "07", intended: .allDisabled, moves: [.touch(0), .touch(1)],
    makeController: BlockedController.init)
}

private final class BlockedController: LearnerController {
  private var isBlocked = false

  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    let outcome = game.chooseCard(at: index)
    isBlocked = outcome == .matched || outcome == .mismatched
    if outcome == .mismatched { isBlocked = false }
    updateUI()
  }

  override func touchDealButton(_ sender: any CardButton) {
    isBlocked = false
    super.touchDealButton(sender)
  }

  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched && !isBlocked
    }
    showScoreAndMode()
  }
}
