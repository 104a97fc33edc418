/// Is told what is played while it is played, so that it is known when the code does not come back.
///
/// What is recorded can be looked at when a move is over. Code that crashes, or loops without end,
/// never gets there; an observer has heard of the move before.
///
/// ```swift
/// RecordingTableView.$observer.withValue(journal) {
///   play(moves, of: .m12) { table, makeDeck in MyController(table: table, makeDeck: makeDeck) }
/// }
/// ```
public protocol PlayObserver: AnyObject, Sendable {
  /// Hears which cards lie on the table that is about to be used.
  ///
  /// - Parameter cards: The titles of the cards, in the table's order.
  func tableIsLaid(_ cards: [String])

  /// Hears that a move begins.
  ///
  /// - Parameter move: The move as it is typed, or a few words on what is done.
  func moveWillBegin(_ move: String)

  /// Hears that the move has been answered.
  func moveDidEnd()

  /// Hears of a change that a recording keeps.
  ///
  /// - Parameter change: The change.
  func didRecord(_ change: Change)
}

extension RecordingTableView {
  /// Does something under the eyes of the ``observer``, if there is one.
  ///
  /// - Parameters:
  ///   - move: The move as it is typed, or a few words on what is done.
  ///   - body: Does it.
  /// - Returns: What `body` returns.
  public static func observed<Result>(_ move: String, _ body: () -> Result) -> Result {
    guard let observer else { return body() }
    observer.moveWillBegin(move)
    defer { observer.moveDidEnd() }
    return body()
  }
}
