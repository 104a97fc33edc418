import CardGameControllers
import CardGameModel
import CardGameViews

/// The status label of a table, compared with what the last move was.
struct StatusInspection {
  /// What should be said now.
  let expected: MoveSummary

  /// What should have been said before the last move.
  let before: MoveSummary?

  /// What is wrong.
  let fault: StatusFault

  /// Whether the words fitted before the last move.
  let isWhatWasRight: Bool
}

/// Keeps what the status label should say, from move to move.
struct StatusWatch {
  private let table: RecordingTableView
  private let style: TableStyle
  private var summary: MoveSummary?
  private var before: MoveSummary?
  private var last: TableState?

  /// Begins to watch; of a game that has begun already, nothing is known before its next move.
  init(_ table: RecordingTableView, style: TableStyle, dealt game: some CardGame) {
    self.table = table
    self.style = style
    guard style.status != .unchecked, style.parts.contains(.status) else { return }
    last = TableState(of: game, style: style)
    summary = game.hasBegun ? nil : .dealt
  }

  /// Finds what is wrong with the label after a move, or before the first.
  mutating func check(against game: some CardGame, after move: Move?) -> StatusInspection? {
    guard let last else { return nil }
    let state = TableState(of: game, style: style)
    self.last = state
    before = summary
    if let move, let news = MoveSummary(move, from: last, to: state) { summary = news }
    // What is to be said of a move that was taken back is nobody's rule.
    if move == .undo || move == .redo { summary = nil }
    guard let summary, let fault = fault(for: summary, in: state) else { return nil }
    return StatusInspection(
      expected: summary, before: before, fault: fault,
      // Of a deal there is nothing to say, so that any words would have been right.
      isWhatWasRight: before.map {
        (!$0.cards.isEmpty || table.status.visibleText.isEmpty)
          && self.fault(for: $0, in: state) == nil
      } ?? false)
  }

  private func fault(for summary: MoveSummary, in state: TableState) -> StatusFault? {
    summary.fault(
      of: table.status.visibleText, titles: state.cards.map(\.title) + Array(before?.cards ?? []),
      wantsPoints: style.status == .cardsAndPoints)
  }
}
