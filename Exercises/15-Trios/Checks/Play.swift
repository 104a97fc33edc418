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
    [[0], [0, 0], [0, 1], [3, 2, 3], [3, 2, 2], [7, 11, 7, 7], [11, 5, 11, 5, 11], [99]].map {
      Play(game: game, touches: $0)
    }
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

/// A table of six cards, with one in the deck, so that it can be played through in every way.
enum SmallTable {
  /// Your game under the kit's controller, with every touch in every state.
  static func explored() throws -> Exploration {
    let game = try TriosGame(from: deck, tableSize: 6)
    return explore(game, style: .table(of: game), plan: SearchPlan(walkCount: 0)) {
      table, makeDeck in
      CardTableController(TrioGame(deck, tableSize: 6), on: table, makeDeck: makeDeck)
    }
  }

  private static let deck = Deck(
    [0, 1, 3, 2, 5, 8, 7].map { Deck.trios.cards[$0] })
}
