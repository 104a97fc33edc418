import CardGameModel
import Foundation
import Testing

/// What holds of every game, whatever its rules are, tried with random moves.
@Suite("Laws of all games")
struct CardGameLawTests {
  @Test("Matching of two cards")
  func matchingTwo() throws {
    try expectLaws { seed in
      try LessonGame(cardCount: 12, from: Deck.standard.shuffled(seed: seed))
    }
  }

  @Test("Matching of three cards, in each way to end a mismatch", arguments: AfterMismatch.allCases)
  func matchingThree(afterMismatch: AfterMismatch) throws {
    try expectLaws { seed in
      try MatchingGame(
        cardCount: 9, from: Deck.standard.shuffled(seed: seed), matching: 3,
        rule: PartialMatchRule(), scoring: Scoring(unchoosingCost: 1), afterMismatch: afterMismatch)
    }
  }

  @Test("One card")
  func oneCard() throws {
    try expectLaws { seed in try OneCardGame(from: .m12, seed: seed) }
  }

  @Test("Concentration")
  func concentration() throws {
    try expectLaws { seed in
      try ConcentrationGame(from: PairTheme.letters.deck(pairs: 6).shuffled(seed: seed))
    }
  }

  @Test("Trios of a whole pack, and of packs that do not divide by three", arguments: [81, 40, 17])
  func trios(cardCount: Int) throws {
    try expectLaws { seed in
      try TriosGame(from: Deck(Deck.trios.shuffled(seed: seed).cards.prefix(cardCount)))
    }
  }

  @Test("Elevens", arguments: [11, 10, 13])
  func elevens(sum: Int) throws {
    try expectLaws { seed in
      try ElevensGame(from: Deck.standard.shuffled(seed: seed), sum: sum)
    }
  }

  /// Plays random moves, half of them as a greedy player would, and checks every law after each.
  private func expectLaws<Game: CardGame>(_ deal: (UInt64) throws -> Game) throws {
    for seed in UInt64(0)..<8 {
      let dealt = try deal(seed)
      #expect(dealt.hasBegun == false && dealt.moveCount == 0)
      var game = dealt
      var generator = SeededGenerator(seed: seed)
      var greedy = GreedyPlayer<Game>()
      for _ in 0..<80 {
        let move = move(in: game, &greedy, &generator)
        let before = game
        let outcome = game.make(move)
        try expectMove(move, outcome, before, game)
        if seed < 2 { #expect(try copy(of: game) == game) }
      }
      try game.deal(Deck(game.pack))
      #expect(game == dealt)
    }
  }

  private func move<Game: CardGame>(
    in game: Game, _ greedy: inout GreedyPlayer<Game>, _ generator: inout SeededGenerator
  ) -> GameMove<Game.Face> {
    switch generator.number(below: 20) {
    case 0: .dealMore
    case 1: .changeMode(2 + generator.number(below: 3))
    case 2..<9: greedy.nextMove(in: game) ?? .choose(0)
    default: .choose(generator.number(below: game.cards.count + 2) - 1)
    }
  }

  private func expectMove<Game: CardGame>(
    _ move: GameMove<Game.Face>, _ outcome: Outcome, _ before: Game, _ after: Game
  ) throws {
    let comment = Comment(rawValue: "\(Game.kind), \(move), \(outcome)")
    #expect((outcome == .ignored) == (before == after) || move.isModeChange, comment)
    switch move {
    case .choose(let index):
      #expect(before.canChooseCard(at: index) == (outcome != .ignored), comment)
      #expect((before.whyNot(choosing: index) != nil) == (outcome == .mismatched), comment)
    case .dealMore:
      #expect(before.canDealMore == (outcome == .dealt), comment)
    case .changeMode, .deal:
      break
    }
    if !move.isModeChange {
      #expect(after.moveCount == (before.moveCount ?? 0) + (outcome == .ignored ? 0 : 1), comment)
      #expect(after.hasBegun == (after.moveCount != 0), comment)
    }
    #expect(after.cards.count <= after.maximumCardCount, comment)
    #expect(!after.isWon || after.isOver, comment)
    #expect(after.legalChoices == after.cards.indices.filter(after.canChooseCard(at:)), comment)
    switch after.hint() {
    case .choose(let indices, _):
      #expect(!indices.isEmpty && after.canChooseCard(at: indices[0]), comment)
    case .dealMore: #expect(after.canDealMore, comment)
    case .nothing: #expect(after.isOver, comment)
    case nil: Issue.record("\(Game.kind) gives no hint.")
    }
  }

  private func copy<Game: CardGame>(of game: Game) throws -> Game {
    try JSONDecoder().decode(Game.self, from: JSONEncoder().encode(game))
  }
}

extension GameMove {
  fileprivate var isModeChange: Bool {
    if case .changeMode = self { true } else { false }
  }
}
