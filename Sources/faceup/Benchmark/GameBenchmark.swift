import CardGameModel

/// What a game costs: choices by random play in a second, and the memory of a game in play.
struct GameBenchmark: JSONLine {
  let game: String
  let choices: Int
  let choicesPerSecond: Double

  /// The bytes of a game in play: of the value, and of the arrays that it holds.
  let bytesPerGame: Int

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
    var begun = try Self.deal(type, seed: 0)
    begun.chooseCard(at: 0)
    bytesPerGame = MemoryLayout<Game>.size + heapBytes(of: begun)
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

  /// The result as a line of the table that a person reads.
  var line: String {
    let numbers = ["\(Int(choicesPerSecond.rounded()))", "\(bytesPerGame)"]
    return game + String(repeating: " ", count: max(1, 20 - game.count))
      + numbers.map { String(repeating: " ", count: max(0, 16 - $0.count)) + $0 }.joined() + "\n"
  }
}

/// Something that keeps its elements in a piece of memory of its own.
private protocol HeapHolder {
  var heapBytes: Int { get }
}

extension Array: HeapHolder {
  /// The elements' room and the 32 bytes before it, where the array keeps its count.
  fileprivate var heapBytes: Int {
    capacity == 0 ? 0 : 32 + capacity * MemoryLayout<Element>.stride
  }
}

/// Counts the memory of all arrays in a value. Arrays in an array are not looked for: no game has any.
private func heapBytes(of value: Any) -> Int {
  if let holder = value as? any HeapHolder { return holder.heapBytes }
  return Mirror(reflecting: value).children.reduce(0) { $0 + heapBytes(of: $1.value) }
}
