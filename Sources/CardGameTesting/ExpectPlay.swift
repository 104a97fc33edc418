public import CardGameControllers
public import CardGameHarness
public import CardGameModel
public import CardGameViews

/// Plays moves on a controller and expects the whole table to be right after every one.
///
/// ```swift
/// @Test("A mismatch turns the earlier card down")
/// func mismatch() {
///   expectPlay([.touch(0), .touch(3)], of: MatchingGame.m12) { table, makeDeck in
///     MyController(table: table, makeDeck: makeDeck)
///   }
/// }
/// ```
///
/// - Parameters:
///   - moves: The moves, in order; the first after which something is wrong ends the play.
///   - game: The game as it is dealt, by the right rules.
///   - style: How the game should be shown.
///   - buttonType: How the table's buttons draw a picture in their foreground slot.
///   - updatesFirst: Whether `updateUI()` is called, and checked, before the first move.
///   - sourceLocation: Where a failure is reported.
///   - makeController: Makes the controller under test for a table, with a closure that it calls for
///     the deck of each game. It may be called more than once, to find out more.
/// - Returns: Whether everything was right.
@discardableResult
public func expectPlay<Game: CardGame>(
  _ moves: [Move],
  of game: Game,
  style: TableStyle = .lesson,
  buttonType: ButtonType = .system,
  updatesFirst: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  on makeController:
    @escaping (RecordingTableView, @escaping () -> Deck<Game.Face>)
    -> any CardGameController
) -> Bool {
  let played = withJournal {
    play(
      moves, of: game, style: style, buttonType: buttonType, updatesFirst: updatesFirst,
      on: makeController)
  }
  report(played.diagnoses, at: sourceLocation)
  return played.diagnoses.isEmpty
}
