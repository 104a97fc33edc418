public import CardGameModel
public import CardGameViews

/// Names what is wrong with a table that should show a game.
///
/// It looks at the whole table: every card, the score label and the mode control.
///
/// ```swift
/// let table = RecordingTableView(cardCount: 12)
/// let controller = MyController(table: table)
/// controller.updateUI()
/// for diagnosis in diagnose(table, against: controller.game) { print(diagnosis.report) }
/// ```
///
/// - Parameters:
///   - table: The table as it was left.
///   - game: What should be seen on it.
///   - style: How it should be shown.
/// - Returns: The mistakes, the one that explains most first; none when everything is right.
/// - Complexity: O(n) in the number of cards when everything is right.
public func diagnose(
  _ table: RecordingTableView, against game: some CardGame, style: TableStyle = .lesson
) -> [Diagnosis] {
  let discrepancies = style.discrepancies(of: table, from: game)
  guard !discrepancies.isEmpty else { return [] }
  return Situation(
    style: style, table: table, game: game, before: nil,
    dealt: nil, moves: [], discrepancies: discrepancies
  ).diagnoses()
}
