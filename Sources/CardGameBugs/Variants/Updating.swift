import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension CorrectVariant {
  static let updatesTwice = CorrectVariant(
    id: "updates-twice",
    title: "The table is updated before and after each choice",
    unusual: "One update too many changes nothing that a player sees.",
    makeController: TwiceController.init)

  static let onlyWhatChanged = CorrectVariant(
    id: "only-what-changed",
    title: "Only the cards that changed are set",
    unusual: "The cards as last shown are kept, and buttons of equal cards are passed over.",
    makeController: DiffingController.init)

  static let threeLoops = CorrectVariant(
    id: "three-loops",
    title: "Titles, pictures and states are set in loops of their own",
    unusual: "The score comes first, and the cards are walked over three times, from the last.",
    makeController: ThreeLoopsController.init)

  static let madeAtLoad = CorrectVariant(
    id: "made-at-load",
    title: "The game is made and shown when the screen is loaded",
    unusual: "The initializer updates the table, before anything is touched.",
    makeController: LoadedController.init)

  static let subclass = CorrectVariant(
    id: "subclass-of-subclass",
    title: "A subclass adds to what it inherits",
    unusual: "Every method is overridden, calls what it overrides, and adds something harmless.",
    updatesFirst: true, makeController: LoudController.init)
}

private final class TwiceController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    updateUI()
    super.touchCardButton(sender)
    updateUI()
  }
}

private final class DiffingController: LearnerController {
  private var shown: [TableCard<PlayingCard>] = []

  override func updateUI() {
    for (index, card) in game.cards.enumerated()
    where !shown.indices.contains(index) || shown[index] != card {
      let button = table.cardButtons[index]
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    shown = game.cards
    showScoreAndMode()
  }
}

private final class ThreeLoopsController: LearnerController {
  override func updateUI() {
    showScoreAndMode()
    for index in game.cards.indices.reversed() {
      table.cardButtons[index].isEnabled = game.cards[index].position != .matched
    }
    for index in game.cards.indices.reversed() {
      table.cardButtons[index].setBackgroundImage(
        backgroundImage(for: game.cards[index]), for: .normal)
    }
    for index in game.cards.indices.reversed() {
      table.cardButtons[index].setTitle(title(for: game.cards[index]), for: .normal)
    }
  }
}

private final class LoadedController: LearnerController {
  override init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    super.init(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
    updateUI()
  }
}

private class QuietController: LearnerController {
  override func updateUI() {
    super.updateUI()
    table.dealButton.setTitle("New game", for: .normal)
  }
}

private final class LoudController: QuietController {
  override func touchCardButton(_ sender: any CardButton) {
    super.touchCardButton(sender)
    table.statusLabel.text = (table.statusLabel.text ?? "") + "!"
  }

  override func updateUI() {
    super.updateUI()
    table.dealButton.isSelected.toggle()
  }

  override func touchDealButton(_ sender: any CardButton) {
    super.touchDealButton(sender)
    table.statusLabel.text = "A new game!"
  }
}
