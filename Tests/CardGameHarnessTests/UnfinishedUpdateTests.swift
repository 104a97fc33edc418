import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("A deal or an update that stops halfway is one mistake")
struct UnfinishedUpdateTests {
  /// Two matched cards, and a new deal.
  private let dealt: [Move] = [.touch(0), .touch(1), .deal]

  private func diagnoses(
    of moves: [Move], deal: @escaping (OwnController) -> Void = { $0.dealAnew() },
    update: @escaping (OwnController) -> Void = { $0.showAll() }
  ) -> [Diagnosis] {
    play(moves, of: LessonGame.m12, recording: .changes) { table, makeDeck in
      OwnController(table: table, makeDeck: makeDeck, deal: deal, update: update)
    }.diagnoses
  }

  @Test("A deal that makes no game is told from one that is shown too early, or not at all")
  func deals() {
    #expect(diagnoses(of: dealt).isEmpty)
    let nothing = diagnoses(of: dealt, deal: { _ in })
    let shownAgain = diagnoses(of: dealt, deal: { $0.updateUI() })
    for found in [nothing, shownAgain] {
      #expect(found.map(\.code) == [.dealDoesNothing])
      #expect(found.first?.headline.hasSuffix("game before: no new one was made.") == true)
    }
    let early = diagnoses(of: dealt) { controller in
      controller.updateUI()
      controller.game = controller.newGame()
    }
    #expect(early.map(\.code) == [.oneMoveLate])
    #expect(early.first?.headline.hasSuffix("or the table was updated before it was.") == true)
    #expect(diagnoses(of: dealt, deal: { $0.game = $0.newGame() }).map(\.code) == [.resetNotShown])
  }

  @Test("A deal that makes no game is named where the game can be looked at, too")
  func visibleGame() {
    let played = play(dealt, of: LessonGame.m12, recording: .changes) { table, makeDeck in
      StubbornController(table: table, cardsToMatch: 2, makeDeck: makeDeck)
    }
    #expect(played.diagnoses.map(\.code) == [.dealDoesNothing])
  }

  @Test("What comes after a return in the loop was left off, and the rest is no mistake of its own")
  func leftOff() throws {
    let halfway = diagnoses(
      of: [.touch(3), .touch(5)],
      update: { controller in
        controller.show { button, card in
          button.isEnabled = !card.isMatched
          return !card.isMatched
        }
      })
    #expect(halfway.map(\.code) == [.updateLeftOff])
    let found = try #require(halfway.first)
    #expect(
      found.headline
        == "After touching cards 3 and 5, updateUI() left off at card 3: card 5 and the score label "
        + "were not set any more.")
    let before = diagnoses(
      of: [.touch(3), .touch(5)],
      update: { controller in
        controller.show { _, card in !card.isMatched }
      })
    #expect(before.map(\.code) == [.updateLeftOff])
    #expect(
      try #require(before.first).headline.contains("at card 2: cards 3 and 5 and the score label"))
  }

  @Test("A look at the titles alone tells that they were left off, too")
  func titlesAlone() {
    var style = TableStyle.lesson
    style.parts = .titles
    let played = play([.touch(0), .touch(1)], of: LessonGame.m12, style: style) { table, makeDeck in
      OwnController(
        table: table, makeDeck: makeDeck, deal: { $0.dealAnew() },
        update: { controller in
          for (button, card) in zip(controller.table.cardButtons, controller.game.cards) {
            button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
            if card.isMatched { return }
          }
          controller.showLabels()
        })
    }
    #expect(played.diagnoses.map(\.code) == [.updateLeftOff])
  }

  @Test("What is set of no card was not left off, though the last card is the one that lacks it")
  func neverSet() {
    let found = diagnoses(
      of: [.touch(11)],
      update: { controller in
        for (button, card) in zip(controller.table.cardButtons, controller.game.cards) {
          button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
        }
        controller.showLabels()
      })
    #expect(found.map(\.code) == [.titleMissing])
  }

  @Test("Labels that a touch leaves out are one mistake")
  func labels() {
    let found = diagnoses(of: [.touch(0)], update: { $0.showCards() })
    #expect(found.map(\.code) == [.scoreNotUpdated])
  }

  @Test("Cards from an old copy are told from a table that is late")
  func oldCopy() throws {
    let found = diagnoses(
      of: [.touch(4), .touch(0)],
      update: { controller in
        if controller.copy.isEmpty { controller.copy = controller.game.cards }
        controller.showCards(controller.copy)
        controller.showLabels()
      })
    #expect(found.map(\.code) == [.oldCopyShown])
    #expect(
      try #require(found.first).headline.contains(
        "cards 0 and 4 were set anew as they were before the touch"))
  }

  @Test("A picture left in front of the new one behind is no old copy")
  func covered() {
    let found = diagnoses(
      of: [.touch(0), .touch(3)],
      update: { controller in
        controller.showAll()
        if !controller.game.cards[3].isFaceUp {
          controller.table.cardButtons[3].setImage(
            .cardBack.withRenderingMode(.alwaysOriginal), for: .normal)
        }
      })
    #expect(found.map(\.code) == [.wrongPictureSlot])
  }

  @Test("A card that is dimmed is seen when a new game begins, and not before")
  func dimmed() {
    let dimming: (OwnController) -> Void = { controller in
      controller.showAll()
      for (button, card) in zip(controller.table.cardButtons, controller.game.cards)
      where card.isMatched { button.alpha = 0.3 }
    }
    #expect(diagnoses(of: [.touch(0), .touch(1), .touch(2)], update: dimming).isEmpty)
    let found = diagnoses(of: dealt, update: dimming)
    #expect(found.map(\.code) == [.dimmingNotCleared])
    #expect(
      found[0].rows == [.init(subject: "cards 0-1", expected: "alpha 1.0", shown: "alpha 0.3")])
    let allAlike = diagnoses(
      of: dealt,
      update: { controller in
        controller.showAll()
        for button in controller.table.cardButtons { button.alpha = 0.9 }
      })
    #expect(allAlike.isEmpty)
  }
}

/// A controller whose game nobody else can see.
private final class OwnController: CardGameController {
  let table: any CardTableView
  var copy: [TableCard<PlayingCard>] = []
  lazy var game = newGame()

  private let makeDeck: () -> Deck<PlayingCard>
  private let deal: (OwnController) -> Void
  private let update: (OwnController) -> Void

  init(
    table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>,
    deal: @escaping (OwnController) -> Void, update: @escaping (OwnController) -> Void
  ) {
    self.table = table
    self.makeDeck = makeDeck
    self.deal = deal
    self.update = update
  }

  func newGame() -> LessonGame {
    var game = LessonGame.m12
    try? game.deal(makeDeck())
    return game
  }

  func dealAnew() {
    game = newGame()
    updateUI()
  }

  func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
    updateUI()
  }

  func touchDealButton(_ sender: any CardButton) { deal(self) }
  func updateUI() { update(self) }

  func showAll() {
    showCards()
    showLabels()
  }

  func showCards(_ cards: [TableCard<PlayingCard>]? = nil) {
    for (button, card) in zip(table.cardButtons, cards ?? game.cards) { show(card, on: button) }
  }

  func showLabels() {
    table.scoreLabel.text = "Score: \(game.score)"
    table.modeControl.isEnabled = !game.hasBegun
  }

  /// Shows cards as long as something says so, and then the labels, if no card was left out.
  func show(while goesOn: (any CardButton, TableCard<PlayingCard>) -> Bool) {
    for (button, card) in zip(table.cardButtons, game.cards) {
      guard goesOn(button, card) else { return }
      show(card, on: button)
    }
    showLabels()
  }

  private func show(_ card: TableCard<PlayingCard>, on button: any CardButton) {
    button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
    button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
    button.isEnabled = !card.isMatched
  }
}

/// A controller that shows its table at a deal, and keeps its game.
private final class StubbornController: MatchingGameController {
  override func touchDealButton(_ sender: any CardButton) { updateUI() }
}
