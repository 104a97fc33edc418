public import CardGameHarness
public import CardGameModel
public import CardGameViews

/// Expects a table to show a game, and names the mistake where it does not.
///
/// ```swift
/// let table = RecordingTableView(cardCount: 12)
/// let controller = MyController(table: table)
/// controller.touchCardButton(table.cardButtons[0])
/// expectTable(table, shows: controller.game)
/// ```
///
/// - Parameters:
///   - table: The table as it was left.
///   - game: What should be seen on it.
///   - style: How it should be shown.
///   - sourceLocation: Where a failure is reported.
/// - Returns: Whether everything is right.
@discardableResult
public func expectTable(
  _ table: RecordingTableView,
  shows game: some CardGame,
  style: TableStyle = .lesson,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let diagnoses = diagnose(table, against: game, style: style)
  report(diagnoses, at: sourceLocation)
  return diagnoses.isEmpty
}
