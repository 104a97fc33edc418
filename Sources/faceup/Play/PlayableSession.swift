import CardGameControllers
import CardGameModel
import CardGameViews

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A game in play, whichever it is.
protocol PlayableSession: AnyObject {
  /// The table as it is shown; a game that is loaded may lie on another.
  var table: RecordingTableView { get }

  /// The score by the game, which may differ from what the table shows.
  var score: Int { get }

  /// Whether nothing can be won any more.
  var isOver: Bool { get }

  /// Whether the game is over and was played to its good end.
  var isWon: Bool { get }

  /// Whether it can be chosen how many cards are matched.
  var hasModes: Bool { get }

  /// How many moves have changed something since the deal.
  var moveCount: Int { get }

  /// What is said below the table when the game is over; `""` where the table says it itself.
  var ending: String { get }

  /// The move that the game recommends, or `nil` when it gives no hints.
  var hint: Hint? { get }

  /// Why the cards of the last mismatch did not match, or `nil` when there was none.
  var lastMismatch: WhyNot? { get }

  /// The game so far in writing.
  var transcript: any Encodable & CustomStringConvertible { get }

  /// Makes a move.
  ///
  /// - Returns: What came of it; for undo and redo what came of the move that led to the table which
  ///   is now shown.
  func perform(_ move: Move) -> Outcome

  /// Returns the game with all its moves, to be loaded again.
  func saved() throws -> Data

  /// Goes on with a game that was saved.
  ///
  /// - Throws: A `SavedGameError` when the data is none; then the game in play is left as it was.
  func load(_ data: Data) throws(SavedGameError)
}

extension PlayableSession {
  /// Whether the card that a move touches lies open.
  func showsFace(touchedBy move: Move) -> Bool {
    guard case .touch(let index) = move, table.buttons.indices.contains(index) else { return false }
    return !table.appearance.cards[index].title.isEmpty
  }
}
