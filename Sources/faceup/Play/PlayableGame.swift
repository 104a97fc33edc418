/// A game that can be played with the tool.
struct PlayableGame: Sendable {
  /// The word that is typed.
  let name: String

  /// What the game is, in a line.
  let summary: String

  /// What a player tries to do, in a sentence or two.
  let goal: String

  /// Lays the table, or throws a ``UsageError`` when the options do not fit the game.
  let makeSession: @Sendable (PlayOptions) throws(UsageError) -> any PlayableSession

  /// Every game, in the order in which the help lists them.
  static let all: [PlayableGame] = [matching]
}
