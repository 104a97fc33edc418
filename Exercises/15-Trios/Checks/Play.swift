import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting

@testable import Exercise15

/// Touches, in order, on a table of twelve cards, or of eighteen.
struct Play {
  var game: TriosGame
  var touches: [Int]

  /// Your game on the same table.
  var yours: TrioGame { TrioGame(Deck(game.pack), tableSize: game.tableSize) }

  /// The same touches, and then a fourth and a fifth: of one of the three cards, or of others.
  var goingOn: [Play] {
    let others = game.cards.indices.filter { !touches.contains($0) }
    return [
      [others[0]], [others[1], others[0]], [touches[0]], [touches[2], others[2]],
      [others[0], touches[1]], [others[8], others[8]],
    ].map { Play(game: game, touches: touches + $0) }
  }
}

/// Makes each play on your game and on the kit's own, and stops at the first that differs.
func expectPlays(
  _ plays: [Play], comparing aspects: GameAspect...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for play in plays {
    let isRight = expectGame(
      play.yours, playing: play.touches.map { .touch($0) }, goesAs: play.game,
      comparing: Set(aspects), sourceLocation: sourceLocation)
    if !isRight { return }
  }
}

// MARK: - Many plays

extension Play {
  /// A card, and a second, chosen and unchosen in every order.
  static let firstTwo: [Play] = tables.flatMap { game in
    [[0], [0, 0], [0, 1], [3, 2, 3], [3, 2, 2], [7, 11, 7, 7], [11, 5, 11, 5, 11]].map {
      Play(game: game, touches: $0)
    }
  }

  /// Touches of cards that are not on the table.
  static let offTheTable: [Play] = tables.prefix(2).flatMap { game in
    [[99], [1, -1]].map { Play(game: game, touches: $0) }
  }

  /// Trios, touched from left to right and from right to left.
  static let trios: [Play] = tables.flatMap { game in
    game.trios.suffix(6).flatMap { [$0, $0.reversed()] }.map { Play(game: game, touches: $0) }
  }

  /// Three cards that are no trio, in any order.
  static let mismatches: [Play] = tables.flatMap { game in
    let trios = Set(game.trios)
    var generator = SeededGenerator(seed: 15)
    let threes = (0..<20).map { _ in
      var indices = Array(game.cards.indices)
      indices.fisherYatesShuffle(using: &generator)
      return Array(indices.prefix(3))
    }
    return ([[0, 1, 3], [3, 1, 0]] + threes).filter { !trios.contains($0.sorted()) }
      .map { Play(game: game, touches: $0) }
  }

  /// The cards in the order of the deck, and twelve shuffled decks; on some tables lie eighteen.
  private static let tables: [TriosGame] = (0...12).compactMap { seed in
    var deck = Deck.trios
    var generator = SeededGenerator(seed: UInt64(seed))
    if seed > 0 { deck.shuffle(using: &generator) }
    return try? TriosGame(from: deck, tableSize: seed % 3 == 2 ? 18 : 12)
  }
}

/// Games that go on for long, so that what adds up is seen.
enum WholeGame {
  /// Plays them on your game and on the kit's own, and says what is first found to differ.
  static func differences() -> [Diagnosis] {
    for (seed, tableSize) in [12, 12, 9, 15, 21, 40, 78].enumerated() {
      var generator = SeededGenerator(seed: UInt64(seed))
      let deck = Deck.trios.shuffled(seed: UInt64(seed))
      guard let game = try? TriosGame(from: deck, tableSize: tableSize) else { continue }
      // Who only ever takes trios wins much; who tries cards at random loses much.
      let moves = moves(of: game, areWellChosen: seed % 2 == 0, using: &generator)
      // What a touch says that chooses nothing, an earlier check has asked.
      let found = diagnose(
        TrioGame(deck, tableSize: tableSize), playing: moves, against: game,
        comparing: [.positions, .score])
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Many moves, on a big table some seventy: trios and other cards, and now and then a wish for more.
  private static func moves(
    of game: TriosGame, areWellChosen: Bool, using generator: inout SeededGenerator
  ) -> [Move] {
    let count = game.tableSize > 20 ? 70 : 150
    var (game, moves) = (game, [Move]())
    while moves.count < count {
      let trios = game.matchedIndices.isEmpty && game.faceUpIndices.isEmpty ? game.trios : []
      var next: [Move] = [.touch(Int(generator.next() % UInt64(game.cards.count)))]
      if areWellChosen || generator.next() % 2 == 0, !trios.isEmpty {
        next = trios[Int(generator.next() % UInt64(trios.count))].map { .touch($0) }
      } else if areWellChosen && game.canDealMore || generator.next() % 10 == 0 {
        next = [.more]
      }
      for move in next {
        if case .touch(let index) = move { game.chooseCard(at: index) } else { game.dealMore() }
      }
      moves += next
    }
    return moves
  }
}

/// Tables of six cards, with few or none in the deck, so that they can be played through in every way.
enum SmallTable {
  /// Your game beside the kit's own, with every touch in every state, whatever is left in the deck.
  static func exploredAlone() throws -> [Exploration] {
    try (6...9).map { count in
      let deck = Deck(deck.cards.prefix(count))
      return explore(
        TrioGame(deck, tableSize: 6), against: try TriosGame(from: deck, tableSize: 6),
        // A game may count what decides nothing, and then has states without end.
        plan: SearchPlan(stateLimit: 1000))
    }
  }

  /// Your game under the kit's controller.
  static func explored() throws -> Exploration {
    let deck = Deck(deck.cards.prefix(7))
    let game = try TriosGame(from: deck, tableSize: 6)
    return explore(game, style: .table(of: game), plan: SearchPlan(walkCount: 0)) {
      table, makeDeck in
      CardTableController(TrioGame(deck, tableSize: 6), on: table, makeDeck: makeDeck)
    }
  }

  private static let deck = Deck(
    [0, 1, 3, 2, 5, 8, 7, 4, 6].map { Deck.trios.cards[$0] })
}
