/// Somebody who plays a game alone, for simulations and demonstrations.
///
/// A player is a value and takes its chance from a seed, so it plays the same game twice the same.
///
/// ```swift
/// var game = try ElevensGame(from: .standard)
/// var player = GreedyPlayer<ElevensGame>()
/// while !game.isOver, let move = player.nextMove(in: game) { game.make(move) }
/// ```
public protocol CardGamePlayer<Game>: Sendable {
  /// The kind of game that is played.
  associatedtype Game: CardGame

  /// Decides on a move.
  ///
  /// - Parameter game: The game as it stands.
  /// - Returns: A move that the game will not ignore, or `nil` to give up.
  mutating func nextMove(in game: Game) -> GameMove<Game.Face>?
}
