import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension CorrectVariant {
  static let variationSelectors = CorrectVariant(
    id: "variation-selectors",
    title: "Suits are drawn as text, or as pictures",
    unusual: "Titles end in a variation selector, as some keyboards add one.",
    makeController: SelectorController.init)

  static let nilTitles = CorrectVariant(
    id: "nil-titles",
    title: "A face-down card has no title at all",
    unusual: "The title is set to nil, not to an empty text.",
    makeController: NilTitleController.init)

  static let titlesForStates = CorrectVariant(
    id: "titles-for-states",
    title: "Titles and pictures are set once for every state",
    unusual:
      "A card is turned by isSelected and isEnabled alone; all four states are provided for.",
    makeController: StatesController.init)

  static let spelledOut = CorrectVariant(
    id: "spelled-out",
    title: "Cards are named in words",
    unusual: "The style says that a card is called by its spoken name.",
    style: TableStyle(title: { $0.spokenName }), makeController: SpokenController.init)
}

private final class SelectorController: LearnerController {
  override func title(for card: TableCard<PlayingCard>) -> String {
    let selector = card.face.suit == .hearts ? "\u{FE0F}" : "\u{FE0E}"
    return card.isFaceVisible ? card.face.title + selector : ""
  }
}

private final class NilTitleController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : nil, for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}

private final class StatesController: LearnerController {
  private static let upStates: [ControlState] = [
    .selected, [.selected, .highlighted], [.selected, .disabled],
    [.selected, .disabled, .highlighted],
  ]

  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      for state in Self.upStates {
        button.setTitle(card.face.title, for: state)
        button.setBackgroundImage(.cardFront, for: state)
      }
      button.isSelected = card.isChosen
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}

private final class SpokenController: LearnerController {
  override func title(for card: TableCard<PlayingCard>) -> String {
    card.isFaceVisible ? card.face.spokenName : ""
  }
}
