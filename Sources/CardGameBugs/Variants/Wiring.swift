import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension CorrectVariant {
  static let buttonsByDictionary = CorrectVariant(
    id: "buttons-by-dictionary",
    title: "Buttons are found in a dictionary",
    unusual: "Each button's identity leads to its index, as a tag would.",
    makeController: DictionaryController.init)

  static let plainApp = CorrectVariant(
    id: "plain-app",
    title: "An app of its own, with the game made at the first touch",
    unusual: "It inherits nothing, hides its game, and leaves the table alone until it is touched.",
    makeController: PlainAppController.init)

  static let modeAlwaysOpen = CorrectVariant(
    id: "mode-always-open",
    title: "The mode can be changed at any time",
    unusual: "A change in the middle of a game holds from the next deal on, as the style says.",
    style: TableStyle(modeUse: .always), makeController: OpenModeController.init)

  static let matchedStayEnabled = CorrectVariant(
    id: "matched-stay-enabled",
    title: "Matched cards can be touched, and ignore it",
    unusual: "No button is ever disabled, as the style says; the game itself ignores the touch.",
    style: TableStyle(disablesMatched: false), makeController: NeverDisabledController.init)
}

private final class DictionaryController: LearnerController {
  private lazy var indices = Dictionary(
    uniqueKeysWithValues: table.cardButtons.enumerated().map { (ObjectIdentifier($1), $0) })

  override func touchCardButton(_ sender: any CardButton) {
    guard let index = indices[ObjectIdentifier(sender)] else { return }
    game.chooseCard(at: index)
    updateUI()
  }
}

private final class PlainAppController: CardGameController {
  private let table: any CardTableView
  private var cardsToMatch: Int
  private let makeDeck: () -> Deck<PlayingCard>
  private var madeGame: LessonGame?

  init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    self.table = table
    self.cardsToMatch = cardsToMatch
    self.makeDeck = makeDeck
  }

  private var game: LessonGame {
    if let madeGame { return madeGame }
    let game = LessonGame.dealt(
      table.cardButtons.count, from: makeDeck(), matching: cardsToMatch)
    madeGame = game
    return game
  }

  func touchCardButton(_ sender: any CardButton) {
    for (index, button) in table.cardButtons.enumerated() where button === sender {
      var game = game
      game.chooseCard(at: index)
      madeGame = game
      return updateUI()
    }
  }

  func updateUI() {
    let game = game
    for index in table.cardButtons.indices {
      let isUp = game.cards[index].isMatched || game.cards[index].isFaceUp
      let button = table.cardButtons[index]
      button.isEnabled = !game.cards[index].isMatched
      if isUp {
        button.setBackgroundImage(CardImage(named: "cardfront"), for: .normal)
        button.setTitle(game.cards[index].face.title, for: .normal)
      } else {
        button.setBackgroundImage(CardImage(named: "cardback"), for: .normal)
        button.setTitle("", for: .normal)
      }
    }
    table.scoreLabel.text = "Score: " + String(game.score)
    table.modeControl.isEnabled = !game.hasBegun
    table.modeControl.selectedSegmentIndex = game.cardsToMatch - 2
  }

  func touchDealButton(_ sender: any CardButton) {
    madeGame = nil
    updateUI()
  }

  func changeMode(_ sender: any CardSegmentedControl) {
    cardsToMatch = sender.selectedSegmentIndex + 2
    var game = game
    game.changeMode(to: cardsToMatch)
    madeGame = game
    updateUI()
  }
}

private final class OpenModeController: LearnerController {
  override func updateUI() {
    showCards()
    table.scoreLabel.text = "Score: \(game.score)"
    table.modeControl.selectedSegmentIndex = cardsToMatch - 2
  }
}

private final class NeverDisabledController: LearnerController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
    }
    showScoreAndMode()
  }
}
