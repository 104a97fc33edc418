import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension CorrectVariant {
  static let attributedTitles = CorrectVariant(
    id: "attributed-titles",
    title: "Titles are words with a colour",
    unusual: "Attributed titles are set; the plain title is never touched.",
    style: .colouredSuits, makeController: AttributedController.init)

  static let attributedInPlace = CorrectVariant(
    id: "attributed-in-place",
    title: "An attributed title covers the plain one",
    unusual: "Every card's face is its plain title all the time; an empty attributed one hides it.",
    makeController: CoveredTitleController.init)

  static let dimmedByAlpha = CorrectVariant(
    id: "dimmed-by-alpha",
    title: "Matched cards are dimmed as well as disabled",
    unusual: "Their alpha is 0.4, so that they can still be seen.",
    makeController: DimmingController.init)

  static let hiddenMatched = CorrectVariant(
    id: "hidden-matched",
    title: "Matched cards leave the table",
    unusual: "Their buttons are hidden, as the style says.",
    style: .matchedGone, makeController: HidingController.init)

  static let transparentMatched = CorrectVariant(
    id: "transparent-matched",
    title: "Matched cards fade away",
    unusual: "Their alpha is 0, which hides them and swallows touches, as the style says.",
    style: .matchedGone, makeController: FadingController.init)

  static let selectedWhileUp = CorrectVariant(
    id: "selected-while-up",
    title: "Cards that wait to be compared have a border",
    unusual: "The border is the selected state, and matched cards have none.",
    style: .faceUpSelected, makeController: WaitingBorderController.init)

  static let colouredBehind = CorrectVariant(
    id: "coloured-behind",
    title: "Buttons have a colour behind their pictures",
    unusual: "The background colour is set at each update; the picture covers it.",
    style: .colouredBehind, makeController: BackgroundColourController.init)
}

extension TableStyle {
  /// The lesson's style with white behind faces and black behind backs.
  static let colouredBehind: TableStyle = {
    var style = TableStyle.lesson
    style.controls = [.everyCard(.backgroundColor) { .color($0.isFaceVisible ? .white : .black) }]
    return style
  }()

  fileprivate static let matchedGone: TableStyle = {
    var style = TableStyle.lesson
    style.hidesMatched = true
    return style
  }()
}

/// A right controller with words in the colours of their suits.
final class AttributedController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      let text = CardText(title(for: card), color: card.face.suit.color)
      button.setAttributedTitle(text, for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}

private final class CoveredTitleController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.face.title, for: .normal)
      button.setAttributedTitle(card.isFaceVisible ? nil : CardText(""), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}

private final class DimmingController: LearnerController {
  override func updateUI() {
    showCards()
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.alpha = card.isMatched ? 0.4 : 1
    }
    showScoreAndMode()
  }
}

private final class HidingController: LearnerController {
  override func updateUI() {
    showCards()
    for (button, card) in zip(table.cardButtons, game.cards) { button.isHidden = card.isMatched }
    showScoreAndMode()
  }
}

private final class FadingController: LearnerController {
  override func updateUI() {
    showCards()
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.alpha = card.isMatched ? 0 : 1
      button.isEnabled = true
    }
    showScoreAndMode()
  }
}

/// A right controller with a border on the cards that wait to be compared.
final class WaitingBorderController: LearnerController {
  override func updateUI() {
    showCards()
    for (button, card) in zip(table.cardButtons, game.cards) { button.isSelected = card.isFaceUp }
    showScoreAndMode()
  }
}

/// A right controller with another colour behind each side of a card.
class BackgroundColourController: LearnerController {
  override func updateUI() {
    showCards()
    showColours()
    table.scoreLabel.attributedText = CardText("Score: \(game.score)", color: .red)
    showMode()
  }

  func showColours() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.backgroundColor = card.isFaceVisible ? .white : .black
    }
  }
}
