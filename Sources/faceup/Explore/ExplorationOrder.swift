import CardGameBugs
import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a game is to be explored, whichever it is.
struct ExplorationOrder {
  /// What is done in every state, and how far it goes.
  var plan: SearchPlan

  /// The mistake of the gallery to explore, instead of the kit's own controller.
  var bug: PlayedSpecimen<LessonGame>?

  /// Told now and then what was found so far.
  var progress: (Exploration) -> Void = { _ in }

  /// Explores a game on a controller.
  func explore<Game: CardGame>(
    _ game: Game, style: TableStyle,
    on makeController:
      @escaping @Sendable (RecordingTableView, @escaping () -> Deck<Game.Face>)
      -> any CardGameController
  ) -> Exploration {
    CardGameHarness.explore(
      game, style: style, plan: plan, crew: .allCores, progress: progress, on: makeController)
  }

  /// Explores a mistake of the gallery, on its table or, where no touch can show it there, without.
  func explore(_ bug: PlayedSpecimen<LessonGame>, _ game: LessonGame) -> Exploration {
    let makeController = bug.makeController
    let exploration = CardGameHarness.explore(
      game, style: bug.style, buttonType: bug.buttonType, plan: plan(for: bug), crew: .allCores,
      progress: progress
    ) { makeController($0, game, $1) }
    guard exploration.failure == nil, let makeGame = bug.makeGame else { return exploration }
    func explore(_ faulty: some CardGame<PlayingCard>) -> Exploration {
      CardGameHarness.explore(faulty, against: game, plan: plan, progress: progress)
    }
    return explore(makeGame(game))
  }

  /// The plan with the kinds of move in it that a mistake is about, on a controller that is played on:
  /// many mistakes are in what a controller keeps besides its game.
  private func plan(for bug: PlayedSpecimen<LessonGame>) -> SearchPlan {
    var plan = plan
    plan.alwaysPlays = true
    plan.updatesFirst = bug.updatesFirst
    for move in bug.moves {
      switch move {
      case .mode: plan.kinds.insert(.mode)
      case .touchUnknownButton: plan.kinds.insert(.unknownButton)
      default: break
      }
    }
    return plan
  }
}

extension Crew {
  /// As many as there are cores.
  static let allCores = Crew(count: ProcessInfo.processInfo.activeProcessorCount) { count, work in
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
  }
}
