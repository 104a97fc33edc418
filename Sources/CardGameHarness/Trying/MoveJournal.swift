public import CardGameControllers

/// Is told of each move of a play before it is made, so that a crash leaves behind which it was.
///
/// Plays ask the task that they run on for a journal. Most of the time there is none.
///
/// ```swift
/// MoveJournals.$current.withValue(journal) {
///   diagnose(myGame, playing: moves, against: reference)
/// }
/// ```
public protocol MoveJournal: Sendable {
  /// Notes that a play begins, so that the moves before it are of no interest any more.
  func playBegins()

  /// Notes that a move is about to be made.
  ///
  /// - Parameter move: The move.
  func moveBegins(_ move: Move)
}

/// Where plays find the journal of the task that they run on.
public enum MoveJournals {
  /// The journal, or `nil` where nobody wants to know.
  @TaskLocal public static var current: (any MoveJournal)?
}
