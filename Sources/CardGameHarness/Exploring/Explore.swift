public import CardGameControllers
public import CardGameModel
public import CardGameViews

/// Makes every touch in every state of a game and checks the whole table after each.
///
/// States are walked through in the order of their distance from the deal, so that the first failure
/// is the shortest there is. In every state the same pack is dealt once more, too, and the first
/// table must lie there again.
///
/// The game of a `RestorableGameController` is put back as a value from state to state. With any other
/// controller, and where that turns out not to be enough, states are reached by playing: one
/// controller is played on for as long as it serves. Besides, games are played at random in which no
/// two states are taken for one.
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
///   - plan: What is done and checked in every state, and how far it goes.
///   - progress: Called after every thousand states with what was found so far.
///   - makeController: Makes the controller under test for a table, with a closure that it calls for
///     the deck of each game. It is called more than once.
/// - Returns: What was found.
/// - Complexity: One move for every button in every state, and when states are reached by playing at
///   most as many as lead there; the memory grows with the states alone.
public func explore<Game: CardGame>(
  _ game: Game,
  style: TableStyle = .lesson,
  buttonType: ButtonType = .system,
  plan: SearchPlan = SearchPlan(),
  progress: (Exploration) -> Void = { _ in },
  on makeController:
    @escaping (RecordingTableView, @escaping () -> Deck<Game.Face>) -> any CardGameController
) -> Exploration {
  TableExploration(
    ScriptPlayer(game, style, buttonType, plan, makeController), plan: plan, crew: .alone
  ).run(progress: progress)
}

/// Makes every touch in every state of a game with a crew, and checks the whole table after each.
///
/// What is found does not depend on the crew, only how long it takes.
///
/// - Parameters:
///   - game: The game as it is dealt, by the right rules.
///   - style: How the game should be shown.
///   - buttonType: How the table's buttons draw a picture in their foreground slot.
///   - plan: What is done and checked in every state, and how far it goes.
///   - crew: Those who share the work.
///   - progress: Called after every thousand states with what was found so far.
///   - makeController: Makes the controller under test for a table, with a closure that it calls for
///     the deck of each game. Several of the crew call it at the same time, so controllers must share
///     nothing that changes.
/// - Returns: What was found.
/// - Complexity: As without a crew, divided by its size at best.
public func explore<Game: CardGame>(
  _ game: Game,
  style: TableStyle = .lesson,
  buttonType: ButtonType = .system,
  plan: SearchPlan = SearchPlan(),
  crew: Crew,
  progress: (Exploration) -> Void = { _ in },
  on makeController:
    @escaping @Sendable (RecordingTableView, @escaping () -> Deck<Game.Face>)
    -> any CardGameController
) -> Exploration {
  TableExploration(
    ScriptPlayer(game, style, buttonType, plan, makeController), plan: plan, crew: crew
  ).run(progress: progress)
}
