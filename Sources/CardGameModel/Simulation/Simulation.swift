/// Many games in a row, each dealt at random and played by a player of its own.
///
/// The games of a simulation depend on its seed and on nothing else: the same seed gives the same
/// result, and running on gives the games that a longer run would have had.
///
/// ```swift
/// var simulation = Simulation(seed: 1) { (seed) throws(DealError) in
///   try ElevensGame(from: Deck.standard.shuffled(seed: seed))
/// } player: { _ in
///   GreedyPlayer()
/// }
/// try simulation.run(games: 1000)
/// print(simulation.result!.wins.rate)
/// ```
public struct Simulation<Player: CardGamePlayer> {
  /// Deals a game, all its chance taken from a seed.
  ///
  /// - Throws: ``DealError`` when the game cannot be dealt.
  public typealias Deal = (UInt64) throws(DealError) -> Player.Game

  /// How many moves a game may take before it is given up.
  public let moveLimit: Int

  private var seeds: SeededGenerator
  private let deal: Deal
  private let player: (UInt64) -> Player
  private var scores: [Int] = []
  private var moves: [Int] = []
  private var wins = 0
  private var unfinished = 0

  /// Sets up a simulation.
  ///
  /// - Parameters:
  ///   - seed: What all chance starts from.
  ///   - moveLimit: How many moves a game may take before it is given up.
  ///   - deal: Deals a game, all its chance taken from a seed.
  ///   - player: Makes the player of a game, all its chance taken from a seed.
  public init(
    seed: UInt64, moveLimit: Int = 10_000,
    deal: @escaping Deal,
    player: @escaping (UInt64) -> Player
  ) {
    self.moveLimit = moveLimit
    self.deal = deal
    self.player = player
    seeds = SeededGenerator(seed: seed)
  }

  /// How many games have been played.
  public var gameCount: Int { scores.count }

  /// What came of all games so far, or `nil` before the first.
  ///
  /// - Complexity: O(n log n) in the number of games.
  public var result: SimulationResult? {
    guard gameCount > 0 else { return nil }
    return SimulationResult(
      scores: Statistics(of: scores), moves: Statistics(of: moves),
      wins: Proportion(wins, of: gameCount), unfinished: unfinished)
  }

  /// Plays more games.
  ///
  /// - Parameters:
  ///   - count: How many games to play.
  ///   - progress: Called after each game, with the number of games played so far.
  /// - Throws: ``DealError`` when a game cannot be dealt.
  public mutating func run(
    games count: Int, progress: (Int) -> Void = { _ in }
  ) throws(DealError) {
    for _ in 0..<count {
      let (dealSeed, playerSeed) = (seeds.next(), seeds.next())
      var game = try deal(dealSeed)
      var player = player(playerSeed)
      var moveCount = 0
      while !game.isOver, moveCount < moveLimit, let move = player.nextMove(in: game) {
        game.make(move)
        moveCount += 1
      }
      scores.append(game.score)
      moves.append(moveCount)
      if game.isWon { wins += 1 }
      if !game.isOver { unfinished += 1 }
      progress(gameCount)
    }
  }
}
