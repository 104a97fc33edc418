import CardGameControllers
import CardGameModel
import CardGameViews

/// What came of games played at random.
public struct RandomPlay: Sendable {
  /// How many games were played.
  public internal(set) var gameCount = 0

  /// How many moves of each kind were made, by how they are typed: `touch`, `deal`, `mode`.
  public internal(set) var moveCounts: [String: Int] = [:]

  /// The first failure, shrunk to the fewest moves that still show the same mistake.
  public internal(set) var failure: Exploration.Failure?

  /// The seed of the game that failed; with it the same moves are made up again.
  public internal(set) var failingSeed: UInt64?

  /// How many games were played, and a table of the kinds of move in them.
  public var summary: String {
    let total = moveCounts.values.reduce(0, +)
    let rows = moveCounts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { kind, count in
      "  " + kind.padded(to: 16) + String(repeating: " ", count: max(0, 8 - "\(count)".count))
        + "\(count)"
    }
    return (["\(gameCount) games, \(total) moves."] + rows).joined(separator: "\n")
  }

  /// Plays a game; when it goes wrong, shrinks it and keeps it as the failure.
  mutating func play<Game: CardGame>(
    _ script: RandomScript, on player: ScriptPlayer<Game>, seed: UInt64
  ) {
    var quick = player
    quick.recording = .changes
    let played = quick.play(script.moves(on: player.game, seed: seed))
    gameCount += 1
    for move in played.moves { moveCounts[move.kindName, default: 0] += 1 }
    guard let code = played.diagnoses.first?.code else { return }
    let fails = { (moves: [Move]) in quick.play(moves).diagnoses.first?.code == code }
    let shown = player.play(played.moves.fewest(while: fails).withLowerIndices(while: fails))
    failingSeed = seed
    failure = Exploration.Failure(diagnoses: shown.diagnoses, moves: shown.moves)
  }
}

/// How the moves of a game at random are made up.
struct RandomScript {
  /// How many moves a game has.
  var moveCount: Int

  /// The kinds of move that may occur besides touches.
  var kinds: [Move.Kind]

  /// Makes up the moves of one game, which may leave out some kinds.
  func moves(on game: some CardGame, seed: UInt64) -> [Move] {
    var generator = SeededGenerator(seed: seed)
    let swarm = kinds.filter { _ in generator.number(below: 3) > 0 }
    // Where cards can be added, some of their buttons are touched, too, and now and then in vain.
    let cardCount = min(game.maximumCardCount, game.cards.count + game.cards.count / 2)
    return Move.random(
      count: moveCount, cardCount: cardCount, kinds: Set(swarm), using: &generator)
  }
}

extension ScriptPlayer {
  /// The kinds of move that mean something here, in a fixed order.
  func possible(_ kinds: Set<Move.Kind>) -> [Move.Kind] {
    let canTravel = begin().controller is any RestorableGameController
    return Move.Kind.allCases.filter { kind in
      guard kinds.contains(kind) else { return false }
      return switch kind {
      case .more: game.canDealMore
      case .undo, .redo: canTravel
      case .deal, .mode, .unknownButton: true
      }
    }
  }
}

extension [Move] {
  /// The same moves with each touch on a card as near to the first as it can be.
  func withLowerIndices(while fails: ([Move]) -> Bool) -> [Move] {
    var moves = self
    for place in moves.indices {
      guard case .touch(let index) = moves[place], index > 0 else { continue }
      for lower in 0..<index {
        var simpler = moves
        simpler[place] = .touch(lower)
        if fails(simpler) {
          moves = simpler
          break
        }
      }
    }
    return moves
  }
}

extension Move {
  /// The kind of the move, as it is typed.
  var kindName: String {
    switch self {
    case .touch: "touch"
    case .mode: "mode"
    case .touchUnknownButton, .deal, .more, .undo, .redo: description
    }
  }
}
