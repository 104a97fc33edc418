import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let attributedTitleStays = Bug(
    id: "view-attributed-title-stays",
    title: "An attributed title covers the plain one",
    symptom: "A card that is turned down can still be read.",
    cause: "Face up, a card gets an attributed title; face down, only its plain title is emptied.",
    layer: .view, exercise: "08", intended: .titleNotHidden, moves: [.touch(0), .touch(0)],
    makeController: AttributedTitleController.init)
}

private final class AttributedTitleController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      if card.isFaceVisible {
        button.setAttributedTitle(CardText(card.face.title), for: .normal)
      } else {
        button.setTitle("", for: .normal)
      }
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}
