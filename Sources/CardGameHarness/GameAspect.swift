/// What of a game can be compared with a reference game.
///
/// Someone who writes a game bit by bit wants to be told about one thing at a time.
///
/// ```swift
/// let diagnoses = diagnose(
///   game, playing: [.touch(0), .touch(1)], against: MatchingGame.m12, comparing: [.positions])
/// ```
public enum GameAspect: CaseIterable, Hashable, Sendable {
  /// Which cards are face down, face up or matched.
  case positions

  /// The score in points.
  case score

  /// What the game says came of a move.
  case outcome
}
