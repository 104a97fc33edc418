import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  /// Mistakes with words, colours and borders of buttons; a new one is an entry.
  static let ofDecoration: [Bug] = [
    Bug(
      id: "view-titleLabel-text",
      title: "The title is written to the label inside the button",
      symptom: "A card's words are gone as soon as its button is laid out again.",
      cause: "button.titleLabel?.text is set, where setTitle(_:for:) is meant.",
      layer: .view, exercise: "08", intended: .titleOnInnerLabel, moves: [.touch(0)],
      makeController: InnerLabelController.init),
    Bug(
      id: "hist-attributed-without-colour",
      title: "Words with attributes lack a colour",
      symptom: "The words take the tint colour: hearts and spades look alike.",
      cause: "The attributed title is made of the words alone, without a colour.",
      layer: .view, exercise: "15", intended: .titleColorWrong, moves: [.touch(0)],
      style: .colouredSuits, makeRightController: AttributedController.init,
      makeController: ColourlessController.init),
    Bug(
      id: "hist-border-on-matched",
      title: "Matched cards keep the border of chosen ones",
      symptom: "A match is made, and the border of the selection stays on both cards.",
      cause: "The border asks for isChosen, which is true of matched cards too.",
      layer: .view, exercise: "08", intended: .selectionNotCleared, moves: [.touch(0), .touch(1)],
      style: .faceUpSelected, makeRightController: WaitingBorderController.init,
      makeController: BorderController.init),
    Bug(
      id: "view-dimming-stays",
      title: "Matched cards stay dimmed after a new deal",
      symptom: "In the new game some cards are faint from the start.",
      cause: "alpha is set when a card is matched, and never set back.",
      layer: .view, exercise: "12", intended: .dimmingNotCleared,
      moves: [.touch(0), .touch(1), .deal], makeController: DimmingController.init),
    Bug(
      id: "view-highlight-survives-deal3",
      title: "New cards take over the border of those before",
      symptom: "Fresh cards lie on the table already selected.",
      cause: "The border goes when a card is let go, and not when another card takes its place.",
      layer: .view, exercise: "15", intended: .selectionNotCleared,
      specimen: PlayedSpecimen<TriosGame>(
        moves: [.touch(0), .touch(1), .touch(2), .more], game: .onEighteen,
        style: .table(of: TriosGame.onEighteen),
        randomGame: PlayedSpecimen.random(like: .onEighteen),
        makeController: { KeptBorderController($1, on: $0, makeDeck: $2) })),
    Bug(
      id: "view-deal3-button-state",
      title: "More cards cannot be asked for when the table is full",
      symptom: "The button stays grey, although the matched trio would make room.",
      cause: "The button is enabled while there is a free place, and matched cards are counted.",
      layer: .view, exercise: "15", intended: .moreLocked,
      specimen: PlayedSpecimen<TriosGame>(
        moves: [.more], game: .onEighteen, style: .table(of: TriosGame.onEighteen),
        randomGame: PlayedSpecimen.random(like: .onEighteen),
        makeController: { FullTableController($1, on: $0, makeDeck: $2) })),
    Bug(
      id: "view-blank-front-from-empty-deck",
      title: "With an empty deck the card turns to a blank front",
      symptom: "The last touches turn the card into a white blank, and are still counted.",
      cause: "The front's picture is set, and the flip counted, before it is asked for a card.",
      layer: .view, exercise: "04", intended: .turnedThoughIgnored,
      specimen: PlayedSpecimen<OneCardGame>(
        moves: [.touch(0), .touch(0), .touch(0), .touch(0), .touch(0)], game: .onTwoCards,
        style: .flips, makeController: { BlankFrontController($1, on: $0, makeDeck: $2) })),
  ]
}

extension TriosGame {
  /// Twelve cards on the table, of which the first three are a trio, and six in the deck.
  fileprivate static let onEighteen = known {
    try TriosGame(from: Deck(Deck.trios.cards.prefix(18)))
  }
}

extension OneCardGame {
  fileprivate static let onTwoCards = known {
    try OneCardGame(from: Deck(Deck.m12.cards.prefix(2)), seed: 0)
  }
}

extension TableStyle {
  /// The lesson's style with red words on hearts and diamonds, and black ones on the others.
  static let colouredSuits: TableStyle = {
    var style = TableStyle.lesson
    style.titleColor = { ($0 as? PlayingCard)?.suit.color ?? .black }
    return style
  }()

  /// The lesson's style with the cards that wait to be compared drawn as selected.
  static let faceUpSelected: TableStyle = {
    var style = TableStyle.lesson
    style.selection = .faceUp
    return style
  }()

  /// A label of the flips, and no word on which buttons are enabled.
  fileprivate static let flips: TableStyle = {
    var style = TableStyle(scoreForms: ["Flips: #"], modeUse: .unchecked)
    style.enabling = .unchecked
    return style
  }()
}

extension Suit {
  /// The colour in which the suit is printed.
  var color: CardColor { self == .hearts || self == .diamonds ? .red : .black }
}

private final class InnerLabelController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.titleLabel?.text = title(for: card)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    showScoreAndMode()
  }
}

private final class ColourlessController: LearnerController {
  override func updateUI() {
    showCards()
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setAttributedTitle(CardText(title(for: card)), for: .normal)
    }
    showScoreAndMode()
  }
}

private final class BorderController: LearnerController {
  override func updateUI() {
    showCards()
    for (button, card) in zip(table.cardButtons, game.cards) { button.isSelected = card.isChosen }
    showScoreAndMode()
  }
}

private final class DimmingController: LearnerController {
  override func updateUI() {
    showCards()
    for (button, card) in zip(table.cardButtons, game.cards) where card.isMatched {
      button.alpha = 0.3
    }
    showScoreAndMode()
  }
}

private final class KeptBorderController: CardTableController<TriosGame> {
  private var faces: [TrioCard] = []

  override func updateUI() {
    let hadBorder = table.cardButtons.map(\.isSelected)
    super.updateUI()
    for (index, card) in game.cards.enumerated()
    where faces.indices.contains(index) && faces[index] != card.face && hadBorder[index] {
      table.cardButtons[index].isSelected = true
    }
    faces = game.cards.map(\.face)
  }
}

private final class FullTableController: CardTableController<TriosGame> {
  override func updateUI() {
    super.updateUI()
    let places = 15
    table.moreButton?.isEnabled = game.canDealMore && game.cards.count < places
  }
}

private final class BlankFrontController: CardTableController<OneCardGame> {
  private var flipCount = 0

  override func touchCardButton(_ sender: any CardButton) {
    flipCount += 1
    sender.setBackgroundImage(flipCount.isMultiple(of: 2) ? .cardBack : .cardFront, for: .normal)
    game.chooseCard(at: 0)
    sender.setTitle(game.cards[0].isFaceUp ? game.cards[0].face.title : "", for: .normal)
    table.scoreLabel.text = "Flips: \(flipCount)"
  }

  override func touchDealButton(_ sender: any CardButton) {
    flipCount = 0
    super.touchDealButton(sender)
  }
}
