import CardGameModel

/// A player that can be named in a call, and plays many games of its kind.
struct SimulatedPlayer: Sendable {
  /// The word that is typed.
  let name: String

  /// Plays games and returns what came of them; the second parameter is told how far it has come.
  let simulate: @Sendable (Order, (Int) -> Void) throws(DealError) -> SimulationResult

  /// How many games are to be played, and which.
  struct Order {
    var games: Int
    var seed: UInt64
    var cardCount: Int?
  }

  /// Names a player.
  ///
  /// - Parameters:
  ///   - name: The word that is typed.
  ///   - makePlayer: Makes the player of a game, all its chance taken from a seed.
  init<Player: CardGamePlayer>(
    _ name: String, makePlayer: @escaping @Sendable (UInt64) -> Player
  ) where Player.Game: DealableGame {
    self.name = name
    simulate = { (order, progress) throws(DealError) in
      typealias Game = Player.Game
      var simulation = Simulation<Player>(seed: order.seed) { (seed) throws(DealError) in
        try Game(
          dealing: Game.deck(cardCount: order.cardCount).shuffled(seed: seed),
          cardCount: order.cardCount, seed: seed)
      } player: { seed in
        makePlayer(seed)
      }
      try simulation.run(games: order.games, progress: progress)
      guard let result = simulation.result else { throw DealError("Simulate one game or more.") }
      return result
    }
  }

  /// The player of Concentration that forgets nothing.
  static let memory = SimulatedPlayer("memory") { _ in PerfectMemoryPlayer() }
}
