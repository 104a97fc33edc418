public import CardGameControllers
public import CardGameModel
public import CardGameViews

/// One move of a game, with all that an invariant may look at.
public struct GameStep {
  /// The move, or `nil` for the deal that begins a game.
  public let move: Move?

  /// What came of it by the rules.
  public let outcome: Outcome

  /// The game under test before the move, or `nil` where nobody can look into it.
  public let before: (any CardGame)?

  /// The game under test after the move, or `nil` where nobody can look into it.
  public let after: (any CardGame)?

  /// The table, or `nil` where a game is played without one.
  public let table: RecordingTableView?

  /// The controller, or `nil` where a game is played without one.
  public let controller: (any CardGameController)?

  /// All that was set on the table before the move.
  let tableBefore: TableSnapshot?

  /// What the invariants need to know of the moment before a move.
  struct Before {
    let game: (any CardGame)?
    let table: TableSnapshot

    init(game: any CardGame, table: TableSnapshot) {
      self.game = game
      self.table = table
    }

    init(table: RecordingTableView, controller: any CardGameController) {
      game = table.isAsStoryboardLeftIt ? nil : controller.ownGame
      self.table = table.snapshot
    }
  }

  init(
    before: Before?, move: Move?, outcome: Outcome, table: RecordingTableView,
    controller: any CardGameController
  ) {
    self.move = move
    self.outcome = outcome
    self.before = before?.game
    after = controller.ownGame
    self.table = table
    self.controller = controller
    tableBefore = before?.table
  }

  /// Describes a move of a game that is played without a table.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - outcome: What came of it.
  ///   - before: The game before the move.
  ///   - after: The game after it.
  public init(_ move: Move, outcome: Outcome, before: any CardGame, after: any CardGame) {
    self.move = move
    self.outcome = outcome
    self.before = before
    self.after = after
    table = nil
    controller = nil
    tableBefore = nil
  }
}

extension CardGameController {
  /// The game, where the controller lets it be seen.
  var ownGame: (any CardGame)? { (self as? any RestorableGameController)?.gameAsItStands }
}

extension RestorableGameController {
  /// The game, whichever kind it is.
  var gameAsItStands: any CardGame { game }
}
