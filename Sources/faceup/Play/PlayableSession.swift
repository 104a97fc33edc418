import CardGameControllers
import CardGameModel
import CardGameViews

/// A game in play, whichever it is.
protocol PlayableSession: AnyObject {
  /// The table as it is shown.
  var table: RecordingTableView { get }

  /// The score by the game, which may differ from what the table shows.
  var score: Int { get }

  /// Whether nothing can be won any more.
  var isOver: Bool { get }

  /// Makes a move.
  ///
  /// - Returns: What came of it; for undo and redo what came of the move that led to the table which
  ///   is now shown.
  func perform(_ move: Move) -> Outcome
}
