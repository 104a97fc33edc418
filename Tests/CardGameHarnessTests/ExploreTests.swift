import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Dispatch
import Testing

@Suite("Exploring every state")
struct ExploreTests {
  /// Counted by a program of its own, in another language, from the four rules of choosing a card
  /// alone: states are told apart by which cards are up and which are matched.
  @Test(
    "The states of the first cards of M16 are those that the rules have",
    arguments: [(4, 2, 11, 3), (6, 2, 36, 5), (8, 2, 128, 8), (12, 2, 2648, 11)])
  func counts(cards: Int, match: Int, states: Int, depth: Int) throws {
    let game = try LessonGame(
      cardCount: cards, from: Deck(Deck.m16.cards.prefix(cards)), matching: match)
    let exploration = explore(game) { table, makeDeck in
      MatchingGameController(table: table, cardsToMatch: match, makeDeck: makeDeck)
    }
    #expect(exploration.failure == nil)
    #expect(exploration.isComplete)
    #expect(exploration.stateCount == states)
    #expect(exploration.transitionCount == states * cards)
    #expect(exploration.dealCount == states)
    #expect(exploration.depth == depth)
  }

  @Test("A mistake is found with the fewest moves, and named")
  func shortest() throws {
    let exploration = explore(MatchingGame.m12) { table, makeDeck in
      MatchedStayEnabled(table: table, makeDeck: makeDeck)
    }
    let failure = try #require(exploration.failure)
    #expect(failure.moves == [.touch(0), .touch(1)])
    #expect(failure.diagnoses.map(\.code) == [.matchedStillEnabled])
  }

  @Test("What a game keeps outside itself is told, though every play from the deal is right")
  func keptOutside() throws {
    let exploration = explore(ForgetfulGame(), against: LessonGame.m12)
    let failure = try #require(exploration.failure)
    #expect(failure.diagnoses.map(\.code) == [.rulesBroken])
    #expect(failure.diagnoses[0].headline.contains("kept outside the game"))
  }

  @Test("A search that is cut short is no proof, and says how much it has left")
  func bound() {
    let exploration = explore(MatchingGame.m12, plan: SearchPlan(stateLimit: 10)) {
      MatchingGameController(table: $0, makeDeck: $1)
    }
    #expect(!exploration.isComplete)
    #expect(exploration.stateCount == 10)
    // From the deal 12 cards can be turned up; the nine of these that were looked at lead on.
    #expect(exploration.waitingCount > 3)
    #expect(exploration.summary.contains("no proof"))
  }

  @Test("Three cards that match in no way are never matched, and that is said")
  func neverSeen() throws {
    let cards = try [PlayingCard](parsing: "A♠ 2♥ 3♦")
    let exploration = explore(try LessonGame(cardCount: 3, from: Deck(cards))) {
      MatchingGameController(table: $0, makeDeck: $1)
    }
    // All down, or one of three up.
    #expect(exploration.stateCount == 4 && exploration.transitionCount == 12)
    #expect(exploration.unseenOutcomes == [.matched, .ignored])
    #expect(exploration.untouchedButtons.isEmpty && exploration.endCount == 4)
    #expect(exploration.summary.contains("Never seen: matched, ignored."))
  }

  @Test("More is told apart when asked for: a mode that is locked after the first touch")
  func distinction() throws {
    let game = try LessonGame(cardCount: 4, from: .m12)
    let plan = SearchPlan(distinction: [.cards, .mode])
    let exploration = explore(game, plan: plan) { MatchingGameController(table: $0, makeDeck: $1) }
    // The first four cards have 11 states; "all down" is there with an open mode and a locked one.
    #expect(exploration.stateCount == 12)
  }

  @Test("A crew finds the same as one alone")
  func crew() throws {
    let crew = Crew(count: 2) { count, work in
      DispatchQueue.concurrentPerform(iterations: count, execute: work)
    }
    let game = try LessonGame(cardCount: 8, from: .m12)
    let alone = explore(game) { MatchedStayEnabled(table: $0, makeDeck: $1) }
    let shared = explore(game, crew: crew) { MatchedStayEnabled(table: $0, makeDeck: $1) }
    #expect(shared.failure?.moves == alone.failure?.moves)
    #expect(shared.stateCount == alone.stateCount)
    let right = explore(game, crew: crew) { MatchingGameController(table: $0, makeDeck: $1) }
    #expect(right.isComplete && right.stateCount == 128 && right.transitionCount == 128 * 8)
  }

  @Test("A deal that does not lay the first table again is found in the first state that shows it")
  func deal() throws {
    let game = try LessonGame(cardCount: 4, from: .m12)
    let exploration = explore(game) { DealForgotten(table: $0, makeDeck: $1) }
    #expect(exploration.failure?.moves == [.touch(0), .deal])
  }
}

@Suite("Exploring what nobody can look into")
struct ExploreOpaqueTests {
  private func opaque(
    _ make:
      @escaping (RecordingTableView, @escaping () -> Deck<PlayingCard>)
      -> any CardGameController
  ) -> (RecordingTableView, @escaping () -> Deck<PlayingCard>) -> any CardGameController {
    { Opaque(make($0, $1)) }
  }

  @Test("has the same states as a game that can be put back")
  func states() throws {
    let game = try LessonGame(cardCount: 8, from: Deck(Deck.m16.cards.prefix(8)))
    let exploration = explore(game, on: opaque { MatchingGameController(table: $0, makeDeck: $1) })
    #expect(exploration.isComplete && exploration.failure == nil && exploration.isByPlaying)
    #expect(exploration.stateCount == 128 && exploration.transitionCount == 128 * 8)
    #expect(exploration.dealCount == 128 && exploration.depth == 8 && exploration.walkCount == 20)
  }

  @Test("finds the shortest failure")
  func shortest() throws {
    let exploration = explore(
      MatchingGame.m12, on: opaque { MatchedStayEnabled(table: $0, makeDeck: $1) })
    let failure = try #require(exploration.failure)
    #expect(failure.moves == [.touch(0), .touch(1)])
    #expect(failure.diagnoses.map(\.code) == [.matchedStillEnabled])
  }

  @Test("finds what a controller keeps to itself, though no state alone shows it")
  func secret() throws {
    let game = try LessonGame(cardCount: 4, from: .m12)
    let exploration = explore(game, on: opaque { TiresAfterTen(table: $0, makeDeck: $1) })
    let failure = try #require(exploration.failure)
    // The eleventh touch is the first that is not shown.
    #expect(failure.moves.count { if case .touch = $0 { true } else { false } } == 11)
  }

  @Test("is how a game is explored that is put back and then is not the same")
  func notPutBack() throws {
    let game = try LessonGame(cardCount: 4, from: .m12)
    let exploration = explore(game) { KeepsScoreToItself(table: $0, makeDeck: $1) }
    #expect(exploration.failure == nil && exploration.isComplete && exploration.isByPlaying)
  }
}

@Suite("Exploring a game without a table")
struct ExploreGameTests {
  @Test("The kit's game goes as itself in all of its 2,648 states")
  func right() {
    let exploration = explore(MatchingGame.m12, against: MatchingGame.m12)
    #expect(exploration.failure == nil && exploration.stateCount == 2648)
  }

  @Test("A game without the penalty is found by its first mismatch, and named")
  func penalty() throws {
    let failure = try #require(explore(FaultyGame(.noPenalty), against: MatchingGame.m12).failure)
    #expect(failure.moves == [.touch(0), .touch(3)])
    #expect(failure.diagnoses.map(\.code) == [.penaltyMissing])
  }

  @Test("Another scoring is right beside a reference that has it")
  func scoring() throws {
    let scoring = Scoring(matchBonus: 10, mismatchPenalty: 0, choiceCost: 2)
    let game = try LessonGame(cardCount: 6, from: .m12, scoring: scoring)
    #expect(explore(game, against: game).failure == nil)
    let lesson = try LessonGame(cardCount: 6, from: .m12)
    #expect(explore(game, against: lesson).failure?.moves == [.touch(0)])
    #expect(explore(game, against: lesson, comparing: [.positions]).failure == nil)
  }
}

/// Deals a new game and keeps the table as it was.
private final class DealForgotten: MatchingGameController {
  override func touchDealButton(_ sender: any CardButton) {
    let buttons = table.cardButtons
    let titles = buttons.map { $0.title(for: .normal) }
    super.touchDealButton(sender)
    for (button, title) in zip(buttons, titles) { button.setTitle(title, for: .normal) }
  }
}

/// Shows nothing after ten touches: a counter of its own, which no table tells of.
private final class TiresAfterTen: MatchingGameController {
  private var touchCount = 0

  override func touchCardButton(_ sender: any CardButton) {
    touchCount += 1
    super.touchCardButton(sender)
  }

  override func updateUI() {
    if touchCount <= 10 { super.updateUI() }
  }
}

/// Is right when played, and shows the wrong score when only its game is put back.
private final class KeepsScoreToItself: MatchingGameController {
  private var shown = 0

  override func touchCardButton(_ sender: any CardButton) {
    let before = game.score
    super.touchCardButton(sender)
    shown += game.score - before
    updateUI()
  }

  override func updateUI() {
    super.updateUI()
    table.scoreLabel.text = "Score: \(shown)"
  }

  override func touchDealButton(_ sender: any CardButton) {
    shown = 0
    super.touchDealButton(sender)
  }
}

/// Hides the game of a controller.
private final class Opaque: CardGameController {
  private let controller: any CardGameController

  init(_ controller: any CardGameController) {
    self.controller = controller
  }

  func touchCardButton(_ sender: any CardButton) { controller.touchCardButton(sender) }
  func updateUI() { controller.updateUI() }
  func touchDealButton(_ sender: any CardButton) { controller.touchDealButton(sender) }
}

/// The lesson's game, which keeps in a static property whether a card is up, and believes it.
private struct ForgetfulGame: CardGame {
  private var game = LessonGame.m12

  // One test alone plays it.
  nonisolated(unsafe) private static var isOneUp = false

  var cards: [TableCard<PlayingCard>] { game.cards }
  var pack: [PlayingCard] { game.pack }
  var score: Int { game.score }
  var isOver: Bool { game.isOver }

  mutating func chooseCard(at index: Int) -> Outcome {
    if !game.hasBegun { Self.isOneUp = false }
    guard Self.isOneUp == !game.faceUpIndices.isEmpty else { return .ignored }
    let outcome = game.chooseCard(at: index)
    Self.isOneUp = !game.faceUpIndices.isEmpty
    return outcome
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) { try game.deal(deck) }
}
