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
  /// - Parameter move: The move as it is typed.
  func moveWillBegin(_ move: String)

  /// Hears that the move has been answered.
  func moveDidEnd()

  /// Hears that something else than a move is asked of the code under test.
  ///
  /// - Parameter step: What is done, in a few words: `drawing card 14 of 52`.
  func stepWillBegin(_ step: String)

  /// Hears that it has been answered.
  func stepDidEnd()

  /// Hears of a change that a recording keeps.
  ///
  /// - Parameter change: The change.
  func didRecord(_ change: Change)
}

extension RecordingTableView {
  /// Makes a move without a table under the eyes of the ``observer``, if there is one.
  ///
  /// - Parameters:
  ///   - move: The move as it is typed.
  ///   - body: Makes it.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public static func observed<Result>(
    _ move: String, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let observer else { return try body() }
    observer.moveWillBegin(move)
    defer { observer.moveDidEnd() }
    return try body()
  }

  /// Asks the code under test for something else than a move under the eyes of the ``observer``.
  ///
  /// - Parameters:
  ///   - step: What is done, in a few words: `drawing card 14 of 52`; made only for an observer.
  ///   - body: Does it.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public static func observed<Result>(
    step: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let observer else { return try body() }
    observer.stepWillBegin(step())
    defer { observer.stepDidEnd() }
    return try body()
  }
}
