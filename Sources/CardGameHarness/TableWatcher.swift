public import CardGameControllers
public import CardGameModel
public import CardGameViews

/// Watches a table over several moves and names what is wrong after each.
///
/// It remembers how the game stood one move before, and so can tell a table that is wrong from one
/// that is late. On a pass it only compares; everything else is made when something is wrong.
///
/// ```swift
/// var watcher = TableWatcher(table, dealt: game)
/// controller.perform(.touch(0), on: table)
/// game.chooseCard(at: 0)
/// let diagnoses = watcher.check(against: game, after: .touch(0))
/// ```
public struct TableWatcher<Game: CardGame> {
  private let table: RecordingTableView
  private let style: TableStyle
  private let dealt: Game
  private var last: Game
  private var status: StatusWatch
  private var alert: AlertWatch
  private var moves: [Move] = []

  /// Begins to watch a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - style: How the game should be shown.
  ///   - game: The game as it was dealt.
  public init(_ table: RecordingTableView, style: TableStyle = .lesson, dealt game: Game) {
    self.table = table
    self.style = style
    dealt = game
    last = game
    status = StatusWatch(table, style: style, dealt: game)
    alert = AlertWatch(table, style: style)
    game.tellObserver(in: style)
  }

  /// Notes a move after which there is nothing to look at.
  mutating func skip(_ move: Move) {
    moves.append(move)
  }

  /// Names what is wrong with the table now.
  ///
  /// - Parameters:
  ///   - game: What should be seen.
  ///   - move: The move that was made since the last check; `nil` before the first.
  /// - Returns: The mistakes, the one that explains most first; none when everything is right.
  /// - Complexity: O(n) in the number of cards when everything is right.
  public mutating func check(against game: Game, after move: Move? = nil) -> [Diagnosis] {
    if let move { moves.append(move) }
    defer { last = game }
    var discrepancies = style.discrepancies(of: table, from: game)
    let wrongStatus = status.check(against: game, after: move)
    if wrongStatus != nil {
      discrepancies.append(Discrepancy(element: .statusLabel, aspect: .text))
    }
    let wrongAlert = alert.check(against: game, after: move)
    if wrongAlert != nil {
      discrepancies.append(Discrepancy(element: .alert, aspect: .property(.presented)))
    }
    guard !discrepancies.isEmpty else { return [] }
    return Situation(
      style: style, table: table, game: game,
      before: moves.isEmpty ? nil : TableState(of: last, style: style),
      dealt: TableState(of: dealt, style: style), moves: moves, discrepancies: discrepancies,
      status: wrongStatus, alert: wrongAlert,
      controlsBefore: moves.isEmpty ? [:] : style.wantedControls(in: last)
    ).diagnoses()
  }
}
