import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let matchedTitleMissing = Bug(
    id: "view-matched-title-missing",
    title: "Matched cards lose their titles",
    symptom: "A card goes blank when it is matched.",
    cause:
      "The title is set for .selected; a matched card is selected and disabled, another state.",
    layer: .view, exercise: "08", intended: .titleForAnotherState, moves: [.touch(0), .touch(1)],
    makeController: { OpaqueController(SelectedTitleController($0, $1, $2)) })
}

private final class SelectedTitleController: LearnerController {
  convenience init(
    _ table: any CardTableView, _ cardsToMatch: Int, _ makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    self.init(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
  }

  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle("", for: .normal)
      button.setTitle(card.face.title, for: .selected)
      button.setTitle(card.face.title, for: [.selected, .highlighted])
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isSelected = card.isChosen
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
