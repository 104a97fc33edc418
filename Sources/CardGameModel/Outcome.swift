/// What came of a move.
///
/// ```swift
/// var game = MatchingGame.m12
/// print(game.chooseCard(at: 0), game.chooseCard(at: 1), game.chooseCard(at: 1))
/// // turnedUp matched ignored
/// ```
public enum Outcome: String, CaseIterable, Hashable, Codable, Sendable {
  /// The cards were dealt onto the table.
  case dealt

  /// The card was turned face up, and nothing was compared.
  case turnedUp

  /// The card was face up and was turned face down.
  case turnedDown

  /// The card and the others that were face up earned points and are matched.
  case matched

  /// The card was turned face up, went with none of the others, and those were turned face down.
  case mismatched

  /// The move changed nothing.
  case ignored
}
