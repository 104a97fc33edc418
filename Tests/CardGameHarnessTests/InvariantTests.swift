import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("Invariants of a game")
struct GameInvariantTests {
  static let all: [Invariant] = [
    .cardsConserved, .matchedStayMatched, .scoreChanges(by: [-1, -3, 3, 15]),
  ]

  @Test("hold in every state of the kit's games")
  func right() throws {
    #expect(explore(try TwistedGame(.none), keeping: Self.all).isComplete)
    let pairs = try ConcentrationGame(from: PairTheme.letters.deck(pairs: 2))
    #expect(
      explore(pairs, keeping: [.cardsConserved, .matchedStayMatched]).failure == nil)
    let trios = try TriosGame(from: Deck(Array(Deck.trios.cards.prefix(7))), tableSize: 3)
    #expect(
      explore(trios, keeping: [.cardsConserved, .matchedStayMatched]).failure == nil)
  }

  @Test(
    "are each broken by a game that breaks no other",
    arguments: [
      (TwistedGame.Twist.swapsCard, "cards-conserved", [Move.touch(0), .touch(0)]),
      (.freesMatched, "matched-stay-matched", [.touch(0), .touch(1), .touch(2)]),
      (.paysForTurningDown, "score-changes", [.touch(0), .touch(0)]),
    ])
  func broken(twist: TwistedGame.Twist, name: String, moves: [Move]) throws {
    let game = try TwistedGame(twist)
    for invariant in Self.all {
      let failure = explore(game, keeping: [invariant]).failure
      #expect(
        failure?.moves == (invariant.code.rawValue == name ? moves : nil), "\(invariant.code)")
      #expect(failure == nil || failure?.diagnoses.map(\.code) == [invariant.code])
    }
  }

  @Test("of one's own are checked from before the first move, and named")
  func own() throws {
    let neverDeep = Invariant("never-deep", "No score falls below -3.") { step in
      guard let score = step.after?.score, score < -3 else { return nil }
      return "the score has fallen to \(score)."
    }
    let random = playAtRandom(MatchingGame.m12, keeping: [neverDeep]) {
      MatchingGameController(table: $0, makeDeck: $1)
    }
    let failure = try #require(random.failure)
    // A touch costs 1 and a mismatch 2 more, so two touches are the fewest.
    #expect(failure.moves.count == 2 && failure.diagnoses.map(\.code) == [neverDeep.code])
    #expect(failure.diagnoses[0].headline.hasSuffix("the score has fallen to -4."))
  }
}

@Suite("Invariants of a table")
struct TableInvariantTests {
  static let all: [Invariant] = [
    .updatingTwiceChangesNothing, .disabledButtonsDoNothing, .undoIsTheInverse,
  ]

  private func failure(
    _ change: Twisted.Change, keeping invariants: [Invariant], alwaysPlays: Bool = false
  ) throws -> Exploration.Failure? {
    var plan = SearchPlan(invariants: invariants)
    plan.alwaysPlays = alwaysPlays
    return explore(try LessonGame(cardCount: 4, from: .m12), plan: plan) {
      Twisted(change, table: $0, makeDeck: $1)
    }.failure
  }

  @Test("hold on the kit's controller, put back or played", arguments: [false, true])
  func right(alwaysPlays: Bool) throws {
    #expect(try failure(.none, keeping: Self.all, alwaysPlays: alwaysPlays) == nil)
  }

  @Test(
    "are each broken by a controller that breaks no other",
    arguments: [
      (Twisted.Change.countsUpdates, "updating-twice"),
      (.matchedActs, "disabled-button-acts"),
      (.forgetsToRestore, "undo-is-not-inverse"),
    ])
  func broken(change: Twisted.Change, name: String) throws {
    #expect(try failure(change, keeping: []) == nil)
    for invariant in Self.all {
      let failure = try failure(change, keeping: [invariant], alwaysPlays: true)
      let codes = failure?.diagnoses.map(\.code.rawValue)
      #expect(codes == (invariant.code.rawValue == name ? [name] : nil), "\(invariant.code)")
    }
  }
}

@Suite("Games that look at what they should not")
struct SwapTests {
  private let moves = [0, 1, 2, 3, 5, 4, 3].map(Move.touch) + [.deal, .touch(7)]

  @Test("The kit's controller plays the same on a view that shows nothing")
  func rightView() {
    let diagnoses = diagnoseViewSwap(moves, of: MatchingGame.m12) { table, makeDeck in
      MatchingGameController(table: table, makeDeck: makeDeck)
    }
    #expect(diagnoses.isEmpty)
  }

  @Test("A controller that asks the screen whether a card is up plays otherwise there")
  func readsView() {
    let diagnoses = diagnoseViewSwap(moves, of: MatchingGame.m12) { table, makeDeck in
      ReadsScreen(table: table, makeDeck: makeDeck)
    }
    #expect(diagnoses.map(\.code) == [.viewDecides])
    #expect(diagnoses.first?.rows.map(\.subject) == ["card 0", "score"])
  }

  @Test("The kit's game is the same with its suits exchanged")
  func rightSuits() throws {
    let diagnoses = try diagnoseRelabelling(moves, of: .m12, by: \.withNextSuit) {
      try LessonGame(cardCount: 12, from: $0)
    }
    #expect(diagnoses.isEmpty)
  }

  @Test("A rule that knows a suit by name goes otherwise")
  func knowsSuit() throws {
    let diagnoses = try diagnoseRelabelling(moves, of: .m12, by: \.withNextSuit) {
      try MatchingGame(cardCount: 12, from: $0, rule: SpadesCountTwice())
    }
    // A♠ and A♥ are worth eight points, and A♥ and A♦ four, each times four.
    #expect(diagnoses.map(\.code) == [.namesDecide] && diagnoses[0].moves == ["0", "1"])
  }

  @Test("Suits are exchanged in a circle of four")
  func suits() {
    let card = PlayingCard(.ten, of: .hearts)
    let circle = [card, card.withNextSuit, card.withNextSuit.withNextSuit]
    #expect(Set(circle.map(\.suit)).count == 3)
    #expect(card.withNextSuit.withNextSuit.withNextSuit.withNextSuit == card)
  }
}

/// The lesson's game on four cards, with at most one thing done wrong.
struct TwistedGame: CardGame {
  private var game: LessonGame
  private let twist: Twist
  private var swapped: PlayingCard?
  private var freed = false
  private var paid = 0

  enum Twist: String, Codable, CaseIterable {
    case none, swapsCard, freesMatched, paysForTurningDown
  }

  init(_ twist: Twist) throws {
    game = try LessonGame(cardCount: 4, from: Deck(Deck.m12.cards.prefix(4)))
    self.twist = twist
  }

  var cards: [TableCard<PlayingCard>] {
    var cards = game.cards
    if let swapped { cards[0].face = swapped }
    if freed { cards[0].position = .faceDown }
    return cards
  }

  var pack: [PlayingCard] { game.pack }
  var score: Int { game.score + paid }
  var isOver: Bool { game.isOver }

  func forgettingScore() -> TwistedGame {
    var copy = self
    copy.game = game.forgettingScore()
    copy.paid = 0
    return copy
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    try game.deal(deck)
    (swapped, freed, paid) = (nil, false, 0)
  }

  mutating func chooseCard(at index: Int) -> Outcome {
    let outcome = game.chooseCard(at: index)
    switch (twist, outcome) {
    case (.swapsCard, .turnedDown): swapped = PlayingCard(.two, of: .clubs)
    case (.freesMatched, .turnedUp): freed = cards[0].isMatched
    case (.paysForTurningDown, .turnedDown): paid += 7
    default: break
    }
    return outcome
  }
}

/// The kit's controller with at most one thing changed that touches alone do not show.
final class Twisted: MatchingGameController {
  private let change: Change
  private var isFresh = true

  enum Change {
    case none, countsUpdates, matchedActs, forgetsToRestore
  }

  init(
    _ change: Change, table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    self.change = change
    super.init(table: table, makeDeck: makeDeck)
  }

  override func touchCardButton(_ sender: any CardButton) {
    isFresh = true
    let isDisabled = !sender.isEnabled
    super.touchCardButton(sender)
    if change == .matchedActs, isDisabled { sender.setTitle("Again!", for: .normal) }
  }

  override func touchDealButton(_ sender: any CardButton) {
    isFresh = true
    super.touchDealButton(sender)
  }

  override func updateUI() {
    super.updateUI()
    if change == .countsUpdates, !isFresh { table.scoreLabel.text = "Score: ?" }
    isFresh = false
  }

  override func restore(_ game: LessonGame) {
    isFresh = true
    let text = table.scoreLabel.text
    super.restore(game)
    if change == .forgetsToRestore { table.scoreLabel.text = text }
  }
}

/// Chooses a card only if its button shows no title.
private final class ReadsScreen: MatchingGameController {
  override func touchCardButton(_ sender: any CardButton) {
    if sender.title(for: .normal) == "" { super.touchCardButton(sender) }
  }
}

private struct SpadesCountTwice: MatchRule {
  func points(for faces: [PlayingCard]) -> Int {
    RankOrSuitRule().points(for: faces) * (faces.contains { $0.suit == .spades } ? 2 : 1)
  }
}
