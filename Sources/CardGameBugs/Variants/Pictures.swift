import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension CorrectVariant {
  static let originalBackInFront = CorrectVariant(
    id: "original-back-in-front",
    title: "The back lies in the foreground slot, always original",
    unusual: "On system buttons a face-down card has its back in front, drawn as it is.",
    makeController: {
      FrontBackController($0, $1, $2, CardImage.cardBack.withRenderingMode(.alwaysOriginal))
    })

  static let customBackInFront = CorrectVariant(
    id: "custom-back-in-front",
    title: "The back lies in the foreground slot of custom buttons",
    unusual: "A custom button draws a foreground picture as it is, so this looks right.",
    buttonType: .custom,
    makeController: { FrontBackController($0, $1, $2, .cardBack) })

  static let transparentInFront = CorrectVariant(
    id: "transparent-in-front",
    title: "A transparent picture lies in front of face-up cards",
    unusual: "The foreground slot is never empty; what is seen through is not in the way.",
    buttonType: .custom, makeController: TransparentController.init)

  static let otherPictures = CorrectVariant(
    id: "other-pictures",
    title: "The two sides have pictures of their own",
    unusual: "Any two pictures will do, as the style says, as long as they differ.",
    style: TableStyle(pictures: .different), makeController: OwnPicturesController.init)

  static let pictureForEachCard = CorrectVariant(
    id: "picture-for-each-card",
    title: "Every card has a front of its own",
    unusual: "The front is named after the card; the style only asks that sides differ.",
    style: TableStyle(pictures: .different), makeController: FrontOfItsOwnController.init)
}

private final class FrontBackController: LearnerController {
  private let back: CardImage

  init(
    _ table: any CardTableView, _ cardsToMatch: Int, _ makeDeck: @escaping () -> Deck<PlayingCard>,
    _ back: CardImage
  ) {
    self.back = back
    super.init(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
  }

  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.face.title, for: .normal)
      button.setBackgroundImage(.cardFront, for: .normal)
      button.setImage(card.isFaceVisible ? nil : back, for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}

private final class TransparentController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.face.title, for: .normal)
      button.setBackgroundImage(.cardFront, for: .normal)
      button.setImage(card.isFaceVisible ? .transparent : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}

private final class OwnPicturesController: LearnerController {
  override func backgroundImage(for card: TableCard<PlayingCard>) -> CardImage {
    CardImage(named: card.isFaceVisible ? "parchment" : "stanford")
  }
}

private final class FrontOfItsOwnController: LearnerController {
  override func backgroundImage(for card: TableCard<PlayingCard>) -> CardImage {
    CardImage(named: card.isFaceVisible ? "front-\(card.face.asciiTitle)" : "back")
  }
}
