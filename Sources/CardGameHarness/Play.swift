public import CardGameControllers
public import CardGameModel
public import CardGameViews

/// Plays moves on a controller and checks the whole table after every one.
///
/// A reference game makes the same moves. Play begins with the table as a storyboard leaves it, or as
/// the controller's initializer does, and ends with the first move after which something is wrong.
///
/// ```swift
/// let played = play([.touch(0), .touch(3)], of: MatchingGame.m12) { table, makeDeck in
///   MyController(table: table, makeDeck: makeDeck)
/// }
/// print(played.diagnoses.first?.report ?? "all right")
/// ```
///
/// - Parameters:
///   - moves: The moves, in order; a touch of a disabled card is swallowed, as on a screen.
///   - game: The game as it is dealt, by the right rules.
///   - style: How the game should be shown.
///   - buttonType: How the table's buttons draw a picture in their foreground slot.
///   - updatesFirst: Whether `updateUI()` is called, and checked, before the first move.
///   - seed: Where the decks of later deals come from.
///   - recording: How much is kept when something is wrong; without callers a report names no lines.
///   - makeController: Makes the controller under test for a table, with a closure that it calls
///     for the deck of each game. When something is wrong it is called again, to find out more.
/// - Returns: The moves made and what was wrong after the last of them.
public func play<Game: CardGame>(
  _ moves: [Move],
  of game: Game,
  style: TableStyle = .lesson,
  buttonType: ButtonType = .system,
  updatesFirst: Bool = false,
  seed: UInt64 = 0,
  recording: Recording.Detail = .changesAndCallers,
  on makeController:
    @escaping (RecordingTableView, @escaping () -> Deck<Game.Face>)
    -> any CardGameController
) -> PlayedGame {
  let player = ScriptPlayer(
    game: game, style: style, buttonType: buttonType,
    supply: DeckSupply(pack: game.pack, seed: seed), updatesFirst: updatesFirst,
    recording: recording,
    makeController: makeController)
  return player.play(moves)
}
