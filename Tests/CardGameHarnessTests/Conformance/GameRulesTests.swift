import CardGameHarness
import CardGameModel
import Testing

@Suite("Rules of games")
struct GameRulesTests {
  @Test("The kit's own games keep them")
  func kit() throws {
    expectKept(by: LessonGame.m12)
    expectKept(by: try LessonGame(cardCount: 12, from: .m12, matching: 3))
    expectKept(by: try OneCardGame(from: .m12, seed: 1))
    expectKept(by: try TriosGame(from: Deck.trios.shuffled(seed: 2)))
    expectKept(by: try ElevensGame(from: Deck.standard.shuffled(seed: 3)))
    expectKept(by: try AccordionGame(from: Deck.standard.shuffled(seed: 4)))
    expectKept(
      by: try ConcentrationGame(
        dealing: ConcentrationGame.deck(cardCount: nil), cardCount: nil, seed: 5))
  }

  private func expectKept(
    by game: some CardGame, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = broken(by: game)
    #expect(found == [], sourceLocation: sourceLocation)
  }

  private func broken<Game: CardGame>(by game: Game) -> [String] {
    GameRule<Game>.all.filter { !$0.diagnoses(of: game).isEmpty }.map(\.code.rawValue)
  }

  @Test("A game without a fault keeps them")
  func right() {
    expectKept(by: UnrulyGame(nil))
  }

  @Test("Each fault breaks one rule and no other", arguments: UnrulyGame.Fault.allCases)
  func faults(fault: UnrulyGame.Fault) {
    #expect(broken(by: UnrulyGame(fault)) == [fault.rawValue])
  }

  @Test("A second deal that pays more is told, though the games are called equal")
  func secondDeal() {
    #expect(broken(by: RisingGame()) == ["game-deal-otherwise"])
  }

  @Test("Every rule has a fault")
  func complete() {
    #expect(
      Set(GameRule<UnrulyGame>.all.map(\.code.rawValue))
        == Set(UnrulyGame.Fault.allCases.map(\.rawValue)))
  }
}

/// The lesson's game on twelve cards, or with more on request, with one fault or with none.
struct UnrulyGame: CardGame {
  /// What is wrong, by the rule that it breaks.
  enum Fault: String, CaseIterable, Codable, Sendable {
    case wrapsIndices = "game-index-not-ignored"
    case ignoresMatches = "game-outcome-untrue"
    case alwaysChoosable = "game-can-choose-untrue"
    case alwaysMore = "game-more-untrue"
    case playsByChance = "game-not-repeatable"
    case saysEleven = "game-table-too-large"
    case packOfOthers = "game-pack-untrue"
    case dealsTheOldCards = "game-deals-old-cards"
    case keepsScore = "game-deal-otherwise"
    case clearsAtFailure = "game-failed-deal-changes"
    case beginsWithPoints = "game-has-begun-untrue"
    case wonAtOnce = "game-won-not-over"
    case hintsMatched = "game-hint-impossible"
    case forgetsPositions = "game-forgets-too-much"
  }

  private let fault: Fault?
  private var game = LessonGame.m12
  private var extraPoints = 0

  init(_ fault: Fault?) { self.fault = fault }

  var cards: [TableCard<PlayingCard>] { game.cards }
  var pack: [PlayingCard] {
    fault == .packOfOthers && hasBegun ? game.pack + Deck.m16.cards.suffix(1) : game.pack
  }
  var maximumCardCount: Int { fault == .saysEleven ? 11 : 12 }
  var score: Int { game.score + extraPoints }
  var isOver: Bool { fault == .wonAtOnce ? false : game.isOver }
  var isWon: Bool { fault == .wonAtOnce ? game.hasBegun : game.isWon }
  var hasBegun: Bool { fault == .beginsWithPoints ? score > 0 : game.hasBegun }
  var canDealMore: Bool { fault == .alwaysMore }

  func canChooseCard(at index: Int) -> Bool {
    fault == .alwaysChoosable ? cards.indices.contains(index) : copyChooses(index)
  }

  private func copyChooses(_ index: Int) -> Bool {
    var copy = self
    return copy.chooseCard(at: index) != .ignored
  }

  mutating func chooseCard(at index: Int) -> Outcome {
    let place = fault == .wrapsIndices && index == cards.count ? 0 : index
    let outcome = game.chooseCard(at: place)
    if fault == .playsByChance, outcome != .ignored {
      extraPoints = Int.random(in: 1...1_000_000_000)
    }
    return fault == .ignoresMatches && outcome == .mismatched ? .ignored : outcome
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    if fault == .clearsAtFailure, deck.count < 12 {
      game = .m12
      extraPoints = 1
    }
    let points = game.score
    let old = Deck(game.pack)
    let isOld = fault == .dealsTheOldCards && deck.count == 12
    try game.deal(isOld ? old : Deck(deck.cards.prefix(12)))
    extraPoints = fault == .keepsScore ? points : 0
  }

  func hint() -> Hint? {
    fault == .hintsMatched && !matchedIndices.isEmpty
      ? .choose(matchedIndices, because: "They are matched.") : game.hint()
  }

  func forgettingScore() -> UnrulyGame {
    var copy = self
    copy.game = game.forgettingScore()
    if fault == .forgetsPositions { copy.game = .m12 }
    return copy
  }
}

/// The lesson's game, whose every deal adds to what a match pays, and whose `==` does not tell.
private struct RisingGame: CardGame {
  private var game = LessonGame.m12
  private var dealCount = 0
  private var paid = 0

  static func == (one: RisingGame, other: RisingGame) -> Bool {
    one.game == other.game && one.paid == other.paid
  }

  func hash(into hasher: inout Hasher) { hasher.combine(game) }

  var cards: [TableCard<PlayingCard>] { game.cards }
  var pack: [PlayingCard] { game.pack }
  var score: Int { game.score + paid }
  var isOver: Bool { game.isOver }
  var hasBegun: Bool { game.hasBegun }

  mutating func chooseCard(at index: Int) -> Outcome {
    let outcome = game.chooseCard(at: index)
    if outcome == .matched { paid += dealCount }
    return outcome
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    try game.deal(deck)
    dealCount += 1
    paid = 0
  }

  func forgettingScore() -> RisingGame {
    var copy = self
    copy.game = game.forgettingScore()
    copy.paid = 0
    return copy
  }
}
