import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews
import CardTableClient

/// Two cards of one rank go together.
struct SameRank: MatchRule {
  func points(for faces: [PlayingCard]) -> Int {
    Set(faces.map(\.rank)).count == 1 ? 1 : 0
  }
}

/// Our game, how it is shown, and the controller that is tested.
enum Twins: PlaySetup {
  static let deck = Deck(Deck.m12.cards.prefix(8))

  static let style: TableStyle = {
    var style = TableStyle.lesson
    style.scoreForms = ["Twins: #"]
    style.modeUse = .unchecked
    return style
  }()

  static func deal(_ deck: Deck<PlayingCard>) throws -> TwinsGame { TwinsGame(deck) }

  static func makeController(
    for game: TwinsGame, on table: RecordingTableView,
    makeDeck: @escaping () -> Deck<PlayingCard>
  ) -> any CardGameController {
    TwinsController(table: table, makeDeck: makeDeck)
  }
}

@Suite("Twins, the game")
struct TwinsGameTests {
  /// The aces are cards 0 and 1, the kings 3 and 5.
  var game = TwinsGame(Twins.deck)

  @Test("Twins are matched, for a point")
  mutating func twins() {
    game.chooseCard(at: 0)
    #expect(game.chooseCard(at: 1) == .matched)
    #expect(game.score == 1)
    #expect(game.matchedIndices == [0, 1])
  }

  @Test("It is a game as every game is", arguments: GameRule<TwinsGame>.all)
  func rules(rule: GameRule<TwinsGame>) {
    expectRule(rule, of: game)
  }

  /// The kit's matching game, with other rules than the lesson's.
  let reference: MatchingGame<SameRank> = try! MatchingGame(
    cardCount: 8, from: Twins.deck, rule: SameRank(),
    scoring: Scoring(matchBonus: 1, mismatchPenalty: 0, choiceCost: 0),
    afterMismatch: .allStayUp)

  @Test("It goes as the kit's matching game goes by these rules")
  func script() {
    let moves: [Move] = [.touch(0), .touch(2), .touch(0), .touch(1), .touch(3), .deal, .touch(5)]
    expectGame(game, playing: moves, goesAs: reference)
  }

  @Test("It does so in every state")
  func everyState() {
    let exploration = explore(game, against: reference)
    report(failure: exploration.failure)
    #expect(exploration.isComplete)
  }

  @Test("No card is lost, none comes back, and a touch wins a point at most")
  func invariants() {
    let exploration = explore(
      game, keeping: [.cardsConserved, .matchedStayMatched, .scoreChanges(by: [1])])
    report(failure: exploration.failure)
  }

  @Test("Suits make no difference")
  func suits() throws {
    let moves = [0, 1, 2, 3, 5, 4].map(Move.touch)
    report(
      diagnoseRelabelling(moves, of: Twins.deck, by: \.withNextSuit) { TwinsGame($0) })
  }
}

@Suite("Twins, on the table")
struct TwinsTableTests {
  @Test("A match is shown")
  func match() throws {
    try expectPlay([.touch(0), .touch(1)], of: Twins.self)
  }

  @Test("A match and a mismatch read well on our own view")
  func ownView() {
    let table = LineTableView(cardCount: 8)
    let controller = TwinsController(table: table) { Twins.deck }
    for index in [0, 1, 2, 3] { controller.touchCardButton(table.cardButtons[index]) }
    #expect(table.line == "(A♠) (A♥) 5♠ K♦ ## ## ## ## | Twins: 1")
  }

  @Test("The game does not know on which view it is played")
  func anyView() {
    let moves = [0, 1, 2, 3, 5].map(Move.touch)
    report(
      diagnoseViewSwap(moves, of: TwinsGame(Twins.deck)) { table, makeDeck in
        TwinsController(table: table, makeDeck: makeDeck)
      })
  }

  @Test("A hundred games at random show nothing wrong")
  func random() throws {
    try expectRandomPlay(
      of: Twins.self, keeping: [.updatingTwiceChangesNothing, .undoIsTheInverse])
  }

  @Test("No game at random crashes or hangs")
  func noCrash() async throws {
    try await expectRandomPlay(of: Twins.self, in: .exitTest())
  }

  @Test("A whole game looks as it was approved")
  func wholeGame() throws {
    let moves = [0, 1, 2, 3, 5, 3, 5].map(Move.touch)
    try expectApproved(Twins.transcribe(moves), as: "twins")
  }

  @Test("Nothing is wrong in any state: a proof")
  func proof() throws {
    let exploration = try expectEveryState(of: Twins.self)
    #expect(exploration.untouchedButtons.isEmpty)
    #expect(exploration.unseenOutcomes.isEmpty)
  }
}
