/// What happens to the cards of a mismatch in a matching game.
///
/// Published versions of the lesson's game differ here; the lesson turns the others down.
///
/// ```swift
/// var game = try LessonGame(cardCount: 12, from: .m12, afterMismatch: .allStayUp)
/// game.chooseCard(at: 0)
/// game.chooseCard(at: 3)
/// print(game.faceUpIndices)
/// // [0, 3]
/// ```
public enum AfterMismatch: String, CaseIterable, Hashable, Codable, Sendable {
  /// The card chosen last stays face up, and the others are turned down.
  case othersTurnDown

  /// All of them are turned down, the card chosen last too.
  case allTurnDown

  /// All of them stay face up until the next choice, which turns them down first.
  case allStayUp
}
