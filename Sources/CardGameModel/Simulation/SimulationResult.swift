/// What came of many games that a player played alone.
public struct SimulationResult: Hashable, Codable, Sendable {
  /// The scores at the end of the games.
  public let scores: Statistics

  /// How many moves the games took.
  public let moves: Statistics

  /// How many games were won.
  public let wins: Proportion

  /// How many games were not played to their end, since the player gave up or took too many moves.
  public let unfinished: Int
}
