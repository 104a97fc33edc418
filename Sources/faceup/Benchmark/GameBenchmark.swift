import CardGameModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a game costs: choices by random play in a second, and the memory of a game in play.
struct GameBenchmark: JSONLine {
  let game: String
  let choices: Int
  let choicesPerSecond: Double

  /// The bytes of a game in play, or `nil` where they cannot be counted.
  let bytesPerGame: Int?

  /// Plays games at random until enough choices are made.
  ///
  /// Only the making of the moves is measured, not how the player comes to them.
  ///
  /// - Parameters:
  ///   - type: The game, on a table of its usual size.
  ///   - choices: How many choices to make, at least.
  /// - Throws: `DealError`, which a game never throws for its usual deck.
  init<Game: DealableGame>(_ type: Game.Type, choices: Int) throws(DealError) {
    var scripts: [(game: Game, moves: [GameMove<Game.Face>])] = []
    var count = 0
    var seed: UInt64 = 0
    while count < choices {
      let start = try Self.deal(type, seed: seed)
      let moves = Self.randomMoves(of: start, seed: seed, atMost: choices - count)
      scripts.append((start, moves))
      count += max(1, moves.count)
      seed += 1
    }
    let times = (0..<5).map { _ in
      ContinuousClock().measure {
        for script in scripts {
          var game = script.game
          for move in script.moves { game.make(move) }
        }
      }
    }.sorted()
    let made = scripts.reduce(0) { $0 + $1.moves.count }
    let seconds =
      Double(times[2].components.seconds) + Double(times[2].components.attoseconds) / 1e18
    game = Game.kind
    self.choices = made
    choicesPerSecond = Double(made) / max(seconds, 1e-9)
    bytesPerGame = try Self.bytes(of: type)
  }

  private static func deal<Game: DealableGame>(
    _ type: Game.Type, seed: UInt64
  ) throws(DealError) -> Game {
    try Game(dealing: Game.deck(cardCount: nil).shuffled(seed: seed), cardCount: nil, seed: seed)
  }

  private static func randomMoves<Game: DealableGame>(
    of start: Game, seed: UInt64, atMost limit: Int
  ) -> [GameMove<Game.Face>] {
    var (game, player) = (start, RandomPlayer<Game>(seed: seed))
    var moves: [GameMove<Game.Face>] = []
    while moves.count < limit, !game.isOver, let move = player.nextMove(in: game) {
      game.make(move)
      moves.append(move)
    }
    return moves
  }

  /// Counts what the process grows by for many games that have been begun.
  private static func bytes<Game: DealableGame>(of type: Game.Type) throws(DealError) -> Int? {
    let number = 10_000
    var games: [Game] = []
    guard let before = residentBytes else { return nil }
    games.reserveCapacity(number)
    for seed in 0..<UInt64(number) {
      var game = try deal(type, seed: seed)
      game.chooseCard(at: 0)
      games.append(game)
    }
    return withExtendedLifetime(games) {
      residentBytes.map { max(0, $0 - before) / number }
    }
  }

  /// The memory of the process that is in use, where Linux tells it.
  private static var residentBytes: Int? {
    guard let data = FileManager.default.contents(atPath: "/proc/self/statm") else { return nil }
    let words = String(decoding: data, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? Int(words[1]).map { $0 * Int(getpagesize()) } : nil
  }

  /// The result as a line of the table that a person reads.
  var line: String {
    let numbers = ["\(Int(choicesPerSecond.rounded()))", bytesPerGame.map { "\($0)" } ?? "unknown"]
    return game + String(repeating: " ", count: max(1, 20 - game.count))
      + numbers.map { String(repeating: " ", count: max(0, 16 - $0.count)) + $0 }.joined() + "\n"
  }
}
