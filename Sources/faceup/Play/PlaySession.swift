import CardGameControllers
import CardGameModel
import CardGameViews

/// A game in play with some controller, which remembers every table since the first deal.
final class PlaySession<Controller: RestorableGameController>: PlayableSession {
  let table: RecordingTableView
  private let controller: Controller
  private var history: History<Step>

  private struct Step {
    var game: Controller.Game
    var outcome: Outcome
  }

  /// Shows the first table.
  init(table: RecordingTableView, controller: Controller) {
    self.table = table
    self.controller = controller
    controller.updateUI()
    history = History(Step(game: controller.game, outcome: .dealt))
  }

  var score: Int { controller.game.score }
  var isOver: Bool { controller.game.isOver }

  func perform(_ move: Move) -> Outcome {
    switch move {
    case .undo: return restore { $0.undo() }
    case .redo: return restore { $0.redo() }
    case .touch, .touchUnknownButton, .deal, .more, .mode:
      let expected = outcomeByTheGame(of: move)
      guard isOnTheTable(move), controller.perform(move, on: table), expected != .ignored
      else { return .ignored }
      history.advance(to: Step(game: controller.game, outcome: expected))
      return expected
    }
  }

  /// Whether the table has what the move needs; nobody can select a place that a control has not.
  private func isOnTheTable(_ move: Move) -> Bool {
    guard case .mode(let cardsToMatch) = move else { return true }
    return (2..<table.mode.numberOfSegments + 2).contains(cardsToMatch)
  }

  /// What comes of a move if the controller hears of it.
  private func outcomeByTheGame(of move: Move) -> Outcome {
    var game = controller.game
    switch move {
    case .touch(let index): return game.chooseCard(at: index)
    case .mode(let cardsToMatch): return game.changeMode(to: cardsToMatch)
    case .deal: return .dealt
    case .more: return game.dealMore()
    case .touchUnknownButton, .undo, .redo: return .ignored
    }
  }

  private func restore(_ step: (inout History<Step>) -> Bool) -> Outcome {
    guard step(&history) else { return .ignored }
    controller.restore(history.current.game)
    return history.current.outcome
  }
}
