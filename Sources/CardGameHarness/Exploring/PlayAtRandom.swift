public import CardGameControllers
public import CardGameModel
public import CardGameViews

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
}

/// Plays games at random on a controller, and shrinks the first failure.
///
/// Some games leave out some kinds of move, so that a mistake which another hides is found, too. A
/// failure is shrunk as long as its first diagnosis stays the same.
///
/// ```swift
/// let random = playAtRandom(MatchingGame.m12, games: 100, seed: 7) { table, makeDeck in
///   MyController(table: table, makeDeck: makeDeck)
/// }
/// print(random.failure?.moves ?? [])
/// // [0, 3]
/// ```
///
/// - Parameters:
///   - game: The game as it is dealt, by the right rules.
///   - games: How many games to play.
///   - moves: How many moves each has.
///   - kinds: Which kinds of move may occur besides touches of cards.
///   - seed: Where the moves come from; the games have this seed and those after it.
///   - style: How the game should be shown.
///   - buttonType: How the table's buttons draw a picture in their foreground slot.
///   - makeController: Makes the controller under test for a table, with a closure that it calls
///     for the deck of each game. It is called for every game.
/// - Returns: How much was played, and the first failure.
/// - Complexity: O(n) moves, and for a failure the moves of shrinking it.
public func playAtRandom<Game: CardGame>(
  _ game: Game,
  games: Int = 100,
  moves: Int = 40,
  kinds: Set<Move.Kind> = Set(Move.Kind.allCases),
  seed: UInt64 = 0,
  style: TableStyle = .lesson,
  buttonType: ButtonType = .system,
  on makeController:
    @escaping (RecordingTableView, @escaping () -> Deck<Game.Face>) -> any CardGameController
) -> RandomPlay {
  let player = ScriptPlayer(
    game: game, style: style, buttonType: buttonType,
    supply: DeckSupply(pack: game.pack, seed: seed), updatesFirst: false,
    recording: .changesAndCallers, makeController: makeController)
  var quick = player
  quick.recording = .changes
  let possibleKinds = Move.Kind.allCases.filter { $0 != .more || game.canDealMore }
  // Where cards can be added, some of their buttons are touched, too, and now and then in vain.
  let cardCount = min(game.maximumCardCount, game.cards.count + game.cards.count / 2)
  var result = RandomPlay()
  for number in 0..<UInt64(max(0, games)) {
    var generator = SeededGenerator(seed: seed &+ number)
    let swarm = possibleKinds.filter { kind in
      generator.number(below: 3) > 0 && kinds.contains(kind)
    }
    let script = Move.random(
      count: moves, cardCount: cardCount, kinds: Set(swarm), using: &generator)
    let played = quick.play(script)
    result.gameCount += 1
    for move in played.moves { result.moveCounts[move.kindName, default: 0] += 1 }
    guard let code = played.diagnoses.first?.code else { continue }
    let shortest = played.moves.shrunk { moves in
      quick.play(moves).diagnoses.first?.code == code
    }
    let shown = player.play(shortest)
    result.failingSeed = seed &+ number
    result.failure = Exploration.Failure(diagnoses: shown.diagnoses, moves: shown.moves)
    return result
  }
  return result
}

extension Move {
  fileprivate var kindName: String {
    switch self {
    case .touch: "touch"
    case .mode: "mode"
    case .touchUnknownButton, .deal, .more, .undo, .redo: description
    }
  }
}
