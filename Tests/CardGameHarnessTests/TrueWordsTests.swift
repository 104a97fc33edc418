import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

/// Reports must be true of mistakes that nobody has thought of, too.
@Suite("A report says no more than what was seen")
struct TrueWordsTests {
  @Test("Only some buttons were updated: it says which")
  func someUpdated() throws {
    let played = play([.touch(0), .touch(6)], of: LessonGame.m12) {
      Updating(table: $0, makeDeck: $1) { touched, index in touched / 4 == index / 4 }
    }
    let diagnosis = try #require(played.diagnoses.first)
    #expect(diagnosis.code == .onlyTouchedUpdated)
    #expect(diagnosis.headline.contains("only cards 4-7 were brought up to date: card 0 still"))
  }

  @Test("Something else than its face stands on the back of a card")
  func numbersOnBacks() throws {
    let played = play([.touch(0)], of: LessonGame.m12) { Numbering(table: $0, makeDeck: $1) }
    let diagnosis = try #require(played.diagnoses.first)
    #expect(diagnosis.code == .titleNotHidden)
    #expect(diagnosis.headline.contains("11 cards say something though they lie face down"))
  }

  @Test("Another card was turned than the touched one: it says which")
  func otherCard() throws {
    let played = play([.touch(0), .touch(1), .touch(3)], of: LessonGame.m12) {
      ByTitle(table: $0, makeDeck: $1)
    }
    let diagnosis = try #require(played.diagnoses.first)
    #expect(played.diagnoses.map(\.code) == [.wrongCardChosen])
    #expect(diagnosis.headline.contains("card 2 was turned instead of card 3"))
  }

  @Test("A title that was left where it was is not said to be set whether or not it may be seen")
  func leftOver() throws {
    let left = played(.touch(0), .touch(0)) { controller in
      for (button, card) in zip(controller.table.cardButtons, controller.game.cards) {
        if card.isFaceVisible { button.setTitle(card.face.title, for: .normal) }
        button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      }
      controller.table.scoreLabel.text = "Score: \(controller.game.score)"
      controller.table.modeControl.isEnabled = !controller.game.hasBegun
    }
    let diagnosis = try #require(left.diagnoses.first)
    #expect(diagnosis.code == .titleNotHidden)
    #expect(diagnosis.headline.hasSuffix("and is not taken away."))
  }

  @Test("A card that says nothing under a finger loses its title, and not its picture")
  func titleUnderFinger() throws {
    let lost = played(.touch(0)) { controller in
      controller.showAll()
      let button = controller.table.cardButtons[0]
      button.isSelected = true
      button.setTitle("", for: .normal)
      button.setTitle("A♠", for: .selected)
    }
    let diagnosis = try #require(lost.diagnoses.first)
    #expect(diagnosis.code == .picturesUnderFinger)
    #expect(diagnosis.headline.contains("loses its title while a finger is on it"))
    #expect(diagnosis.advice.hasPrefix("button.setTitle("))
  }

  @Test("Where nothing was shown after a change of mode, that is said")
  func modeNotShown() throws {
    let game = LessonGame.m12
    let table = RecordingTableView(cardCount: 12, recording: .changes)
    let controller = MatchingGameController(table: table) { .m12 }
    controller.updateUI()
    var watcher = TableWatcher(table, dealt: game)
    table.moveWillBegin()
    table.mode.selectedSegmentIndex = 1
    let diagnosis = try #require(watcher.check(against: game, after: .mode(3)).first)
    #expect(diagnosis.code == .modeShowsAnotherNumber)
    #expect(diagnosis.headline.hasSuffix("the table was not brought up to date."))
    #expect(diagnosis.advice.hasPrefix("updateUI()"))
  }

  @Test("A card that was turned up and down again is not late: the score tells")
  func twice() {
    let played = play([.touch(0)], of: LessonGame.m12) { Modeless(table: $0, makeDeck: $1) }
    #expect(played.diagnoses.map(\.code) == [.chosenTwice])
  }
}

/// Updates the buttons that have something to do with the touched one, and the labels.
private final class Updating: MatchingGameController {
  private let isUpdated: (Int, Int) -> Bool
  private var touched: Int?

  init(
    table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>,
    isUpdated: @escaping (_ touched: Int, _ index: Int) -> Bool
  ) {
    self.isUpdated = isUpdated
    super.init(table: table, makeDeck: makeDeck)
  }

  override func touchCardButton(_ sender: any CardButton) {
    touched = table.index(of: sender)
    super.touchCardButton(sender)
  }

  override func updateUI() {
    for (index, button) in table.cardButtons.enumerated() {
      guard let touched, isUpdated(touched, index) else { continue }
      let card = game.cards[index]
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
    table.modeControl.isEnabled = !game.hasBegun
  }
}

/// Writes its number on the back of each card.
private final class Numbering: MatchingGameController {
  override func updateUI() {
    super.updateUI()
    for (index, card) in game.cards.enumerated() where !card.isFaceVisible {
      table.cardButtons[index].setTitle("\(index)", for: .normal)
    }
  }
}

/// Looks for the touched button by its title, which all face-down cards share.
private final class ByTitle: CardGameController {
  private let controller: MatchingGameController

  init(table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>) {
    controller = MatchingGameController(table: table, makeDeck: makeDeck)
  }

  func touchCardButton(_ sender: any CardButton) {
    let title = sender.title(for: .normal)
    let first = controller.table.cardButtons.first { $0.title(for: .normal) == title }
    controller.touchCardButton(first ?? sender)
  }

  func updateUI() { controller.updateUI() }
}

/// An app without a mode to choose, whose game cannot be looked into; each touch chooses twice.
private final class Modeless: CardGameController {
  private let controller: MatchingGameController

  init(table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>) {
    controller = MatchingGameController(table: table, makeDeck: makeDeck)
  }

  func touchCardButton(_ sender: any CardButton) {
    controller.touchCardButton(sender)
    controller.touchCardButton(sender)
  }

  func updateUI() { controller.updateUI() }
  func touchDealButton(_ sender: any CardButton) { controller.touchDealButton(sender) }
}
