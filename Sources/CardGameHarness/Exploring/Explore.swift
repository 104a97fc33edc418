public import CardGameControllers
public import CardGameModel
public import CardGameViews

/// Makes every touch in every state of a game and checks the whole table after each.
///
/// States are walked through in the order of their distance from the deal, so that the first failure
/// is the shortest there is. In every state the same pack is dealt once more, too, and the first
/// table must lie there again. The controller's game is put back as a value from state to state.
///
/// ```swift
/// let exploration = explore(MatchingGame.m12) { table, makeDeck in
///   MatchingGameController(table: table, makeDeck: makeDeck)
/// }
/// print(exploration.stateCount, exploration.transitionCount, exploration.failure == nil)
/// // 2648 31776 true
/// ```
///
/// - Parameters:
///   - game: The game as it is dealt, by the right rules.
///   - style: How the game should be shown.
///   - buttonType: How the table's buttons draw a picture in their foreground slot.
///   - stateLimit: How many states to look at, at most.
///   - progress: Called after every thousand states with what was found so far.
///   - makeController: Makes the controller under test for a table, with a closure that it calls for
///     the deck of each game. It is called more than once.
/// - Returns: What was found.
/// - Complexity: One move for every button in every state.
public func explore<Game: CardGame, Controller: RestorableGameController>(
  _ game: Game,
  style: TableStyle = .lesson,
  buttonType: ButtonType = .system,
  stateLimit: Int = 1_000_000,
  progress: (Exploration) -> Void = { _ in },
  on makeController:
    @escaping (RecordingTableView, @escaping () -> Deck<Game.Face>) -> Controller
) -> Exploration {
  let player = ScriptPlayer(
    game: game, style: style, buttonType: buttonType,
    supply: DeckSupply(repeating: game.pack), updatesFirst: false,
    recording: .changesAndCallers, makeController: makeController)
  return Explorer(player: player, makeController: makeController, stateLimit: stateLimit)
    .explore(progress: progress)
}
