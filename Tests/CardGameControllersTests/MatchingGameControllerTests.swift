import CardGameControllers
import CardGameModel
import CardGameViews
import Testing

@Suite("Matching game controller")
struct MatchingGameControllerTests {
  private let table = RecordingTableView(cardCount: 12, modeCount: 11)
  private let controller: MatchingGameController

  init() {
    controller = MatchingGameController(table: table) { .m12 }
    controller.updateUI()
  }

  private func perform(_ moves: Move...) {
    for move in moves { controller.perform(move, on: table) }
  }

  @Test("At first every card shows its back, and the score is zero")
  func start() {
    let back = ButtonAppearance(picture: .image("cardback"))
    #expect(table.appearance.cards == Array(repeating: back, count: 12))
    #expect(table.appearance.score == "Score: 0" && table.appearance.status == "")
    #expect(table.appearance.selectedMode == 0 && table.appearance.isModeEnabled)
  }

  @Test(
    "Wiring it up and updating changes nothing on a table fresh from the storyboard but the score")
  func firstUpdate() {
    #expect(table.recording.changes.map(\.element) == [.scoreLabel])
  }

  @Test("A touched card shows its title on its front, no other card changes")
  func touch() {
    let before = table.appearance.cards
    perform(.touch(3))
    #expect(
      table.appearance.cards[3] == ButtonAppearance(title: "K♦", picture: .image("cardfront")))
    #expect(
      table.appearance.cards.indices.filter { table.appearance.cards[$0] != before[$0] } == [3])
  }

  @Test(
    "The scripts of the lesson's table are shown with their scores",
    arguments: [
      ([0], -1, 1, 0), ([0, 0], -1, 0, 0), ([0, 1], 14, 0, 2), ([0, 2], 2, 0, 2),
      ([0, 3], -4, 1, 0),
    ])
  func scripts(touches: [Int], score: Int, faceUp: Int, matched: Int) {
    for index in touches { controller.perform(.touch(index), on: table) }
    let cards = table.appearance.cards
    #expect(table.appearance.score == "Score: \(score)")
    #expect(cards.count { $0.title != "" && $0.isEnabled } == faceUp)
    #expect(cards.count { $0.title != "" && !$0.isEnabled } == matched)
    #expect(cards.allSatisfy { ($0.title == "") == ($0.picture == .image("cardback")) })
  }

  @Test("Matched cards stay to be seen, and swallow touches")
  func matched() {
    perform(.touch(0), .touch(1))
    let before = controller.game
    perform(.touch(0))
    #expect(controller.game == before)
    #expect(table.appearance.cards[0].title == "A♠" && !table.appearance.cards[0].isEnabled)
  }

  @Test("The status tells what the last move did")
  func status() {
    let touches = [0, 0, 3, 4, 10, 7]
    let texts = touches.map { index in
      controller.perform(.touch(index), on: table)
      return table.appearance.status
    }
    #expect(
      texts == [
        "A♠", "", "K♦", "K♦ 9♣ do not match: 2 points lost.", "Matched 9♣ J♣ for 4 points.", "7♣",
      ])
  }

  @Test("A touch from an unknown button changes neither the game nor the table")
  func unknownButton() {
    perform(.touch(0))
    let (game, changes) = (controller.game, table.recording.changes.count)
    perform(.touchUnknownButton)
    controller.touchCardButton(table.deal)
    controller.touchCardButton(RecordingTableView(cardCount: 12).buttons[0])
    #expect(controller.game == game && table.recording.changes.count == changes)
  }

  @Test("A touch that comes through to a matched card changes no card and no score")
  func touchMatched() {
    perform(.touch(0), .touch(1))
    let (game, cards) = (controller.game, table.appearance.cards)
    controller.touchCardButton(table.buttons[0])
    #expect(controller.game == game && table.appearance.cards == cards)
  }

  @Test("Updating twice changes nothing the second time")
  func updateTwice() {
    perform(.touch(0), .touch(3))
    let count = table.recording.changes.count
    controller.updateUI()
    #expect(table.recording.changes.count == count)
  }

  @Test("A game that is put back is shown as it was")
  func restore() {
    perform(.touch(0))
    let (game, cards) = (controller.game, table.appearance.cards)
    perform(.touch(1), .touch(5))
    controller.game = game
    controller.updateUI()
    #expect(table.appearance.cards == cards && table.appearance.score == "Score: -1")
  }

  @Test("A touch beyond a smaller game that was put in is ignored")
  func smallerGame() throws {
    controller.game = try LessonGame(cardCount: 2, from: .m12)
    perform(.touch(11))
    #expect(controller.game.score == 0)
  }

  @Test("Every change is set by the controller's update, and the recording says so")
  func callers() {
    perform(.touch(0), .touch(3))
    #if DEBUG && os(Linux)
      let sites = table.recording.changes.map { $0.caller?.site }
      #expect(sites.allSatisfy { $0?.fileName == "MatchingGameController.swift" })
      #expect(sites.allSatisfy { $0?.function == "updateUI()" })
    #endif
  }
}

@Suite("Matching game controller: deals and modes")
struct MatchingGameControllerDealTests {
  private let table = RecordingTableView(cardCount: 12, modeCount: 11)

  private func makeController(cardsToMatch: Int = 2) -> MatchingGameController {
    let controller = MatchingGameController(table: table, cardsToMatch: cardsToMatch) { .m16 }
    controller.updateUI()
    return controller
  }

  private func perform(_ moves: Move..., by controller: MatchingGameController) {
    for move in moves { controller.perform(move, on: table) }
  }

  @Test("Before the first choice another mode deals the same cards again")
  func modeBefore() {
    let controller = makeController()
    perform(.mode(3), by: controller)
    #expect(controller.game.cardsToMatch == 3 && controller.cardsToMatch == 3)
    #expect(controller.game.pack == Deck.m16.cards && controller.game.cards.count == 12)
    #expect(table.appearance.selectedMode == 1 && table.appearance.isModeEnabled)
    perform(.touch(3), .touch(5), .touch(7), by: controller)
    #expect(table.appearance.score == "Score: 13")
  }

  @Test("While cards have been chosen the mode control is disabled, and swallows")
  func modeDuring() {
    let controller = makeController()
    perform(.touch(0), .mode(3), by: controller)
    #expect(!table.appearance.isModeEnabled && table.appearance.selectedMode == 0)
    #expect(controller.game.cardsToMatch == 2 && controller.cardsToMatch == 2)
    perform(.touch(0), by: controller)
    #expect(!table.appearance.isModeEnabled)
  }

  @Test("A mode that comes through all the same is kept for the next game")
  func modeThroughDisabledControl() {
    let controller = makeController()
    perform(.touch(0), by: controller)
    table.mode.selectedSegmentIndex = 1
    controller.changeMode(table.mode)
    #expect(controller.game.cardsToMatch == 2 && controller.game.score == -1)
    #expect(table.appearance.selectedMode == 0)
    perform(.deal, by: controller)
    #expect(controller.game.cardsToMatch == 3 && table.appearance.selectedMode == 1)
  }

  @Test("After a new deal the mode can be chosen again")
  func modeAfter() {
    let controller = makeController()
    perform(.touch(0), .deal, .mode(4), by: controller)
    #expect(controller.game.cardsToMatch == 4)
    #expect(table.appearance.isModeEnabled && table.appearance.selectedMode == 2)
  }

  @Test("A new deal keeps the mode and resets everything that is seen")
  func deal() {
    let controller = makeController(cardsToMatch: 3)
    let fresh = table.appearance
    perform(.touch(3), .touch(5), .touch(7), .touch(0), .deal, by: controller)
    #expect(table.appearance == fresh && fresh.selectedMode == 1)
    #expect(controller.game == (try? LessonGame(cardCount: 12, from: .m16, matching: 3)))
  }

  @Test("No place selected changes nothing")
  func noPlace() {
    let controller = makeController()
    table.mode.selectedSegmentIndex = -1
    controller.changeMode(table.mode)
    #expect(controller.game.cardsToMatch == 2 && table.appearance.selectedMode == 0)
  }

  @Test("More cards to match than lie on the table changes nothing")
  func tooMany() {
    let small = RecordingTableView(cardCount: 2)
    let controller = MatchingGameController(table: small) { .m12 }
    controller.perform(.mode(3), on: small)
    #expect(controller.game.cardsToMatch == 2 && small.appearance.selectedMode == 0)
  }

  @Test("The deck is asked for when the game is first needed, and once for each game")
  func lazyGame() {
    var deckCount = 0
    let controller = MatchingGameController(table: table) {
      deckCount += 1
      return .m12
    }
    #expect(deckCount == 0)
    controller.touchCardButton(table.deal)
    #expect(deckCount == 0)
    perform(.touch(0), .touch(1), by: controller)
    #expect(deckCount == 1)
    perform(.deal, by: controller)
    #expect(deckCount == 2)
    perform(.mode(3), by: controller)
    #expect(deckCount == 2)
  }

  @Test("A mode that is set before the game is needed holds for the first game")
  func modeBeforeGame() {
    let controller = MatchingGameController(table: table) { .m12 }
    controller.cardsToMatch = 3
    #expect(controller.game.cardsToMatch == 3)
  }

  @Test("The game has as many cards as the table has buttons", arguments: [2, 12, 16, 52])
  func size(cardCount: Int) {
    let table = RecordingTableView(cardCount: cardCount)
    let controller = MatchingGameController(table: table) { .standard }
    #expect(controller.game.cards.count == cardCount)
    #expect(controller.game.deck.count == 52 - cardCount)
  }
}

@Suite("Matching game controller: subclasses")
struct MatchingGameControllerSubclassTests {
  private let table = RecordingTableView(cardCount: 12)

  @Test("A title and a picture of one's own are shown, the rest stays")
  func overrides() {
    let controller = SpokenController(table: table) { .m12 }
    controller.perform(.touch(0), on: table)
    #expect("\(table.appearance.cards[0])" == "ace of spades on paper")
    #expect("\(table.appearance.cards[1])" == "cardback")
    #expect(table.appearance.score == "Score: -1")
  }

  @Test("An update of one's own runs after every touch")
  func update() {
    let controller = WhiteBoardController(table: table) { .m12 }
    controller.perform(.touch(0), on: table)
    #expect(table.appearance.cards.allSatisfy { $0.picture == .blankBoard && $0.title == "" })
  }

  @Test("A touch of one's own can refuse and pass on")
  func touch() {
    let controller = EvenController(table: table) { .m12 }
    for index in [0, 1, 2] { controller.perform(.touch(index), on: table) }
    #expect(controller.game.matchedIndices == [0, 2])
  }
}

private final class SpokenController: MatchingGameController {
  override func title(for card: TableCard<PlayingCard>) -> String {
    card.isFaceVisible ? card.face.spokenName : ""
  }

  override func backgroundImage(for card: TableCard<PlayingCard>) -> CardImage {
    card.isFaceVisible ? CardImage(named: "paper") : super.backgroundImage(for: card)
  }
}

private final class WhiteBoardController: MatchingGameController {
  override func updateUI() {
    super.updateUI()
    for button in table.cardButtons { button.setImage(.cardFront, for: .normal) }
  }
}

private final class EvenController: MatchingGameController {
  override func touchCardButton(_ sender: any CardButton) {
    if let index = table.index(of: sender), index.isMultiple(of: 2) {
      super.touchCardButton(sender)
    }
  }
}
