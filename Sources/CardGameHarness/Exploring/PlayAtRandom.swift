public import CardGameControllers
public import CardGameModel
public import CardGameViews

/// Plays games at random on a controller, and shrinks the first failure.
///
/// Some games leave out some kinds of move, so that a mistake which another hides is found, too. A
/// failure is shrunk as long as its first diagnosis stays the same, to the fewest moves among its own.
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
///   - updatesFirst: Whether `updateUI()` is called, and checked, before the first move.
///   - invariants: What must hold after every move besides.
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
  updatesFirst: Bool = false,
  keeping invariants: [Invariant] = [],
  on makeController:
    @escaping (RecordingTableView, @escaping () -> Deck<Game.Face>) -> any CardGameController
) -> RandomPlay {
  let player = ScriptPlayer(
    game: game, style: style, buttonType: buttonType,
    supply: DeckSupply(pack: game.pack, seed: seed), updatesFirst: updatesFirst,
    recording: .changesAndCallers, makeController: makeController, invariants: invariants)
  let script = RandomScript(moveCount: moves, kinds: player.possible(kinds))
  var result = RandomPlay()
  for number in 0..<UInt64(max(0, games)) {
    result.play(script, on: player, seed: seed &+ number)
    if result.failure != nil { break }
  }
  return result
}
