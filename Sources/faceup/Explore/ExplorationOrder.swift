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
  var bug: Bug?

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
  ///
  /// - Parameters:
  ///   - specimen: The mistake.
  ///   - game: The right game beside it; without one, that of the gallery.
  /// - Returns: What was found.
  func explore<Game: CardGame>(
    _ specimen: PlayedSpecimen<Game>, beside game: Game? = nil
  ) -> Exploration {
    let game = game ?? specimen.game
    let exploration = CardGameHarness.explore(
      game, style: specimen.style, buttonType: specimen.buttonType, plan: plan(for: specimen),
      crew: .allCores, progress: progress
    ) { specimen.makeController($0, game, $1) }
    guard exploration.failure == nil, let makeGame = specimen.makeGame else { return exploration }
    func explore(_ faulty: some CardGame<Game.Face>) -> Exploration {
      CardGameHarness.explore(
        faulty, against: game, style: specimen.style, plan: plan, progress: progress)
    }
    return explore(makeGame(game))
  }

  /// The plan with the kinds of move in it that a mistake is about, on a controller that is played on:
  /// many mistakes are in what a controller keeps besides its game.
  private func plan<Game: CardGame>(for specimen: PlayedSpecimen<Game>) -> SearchPlan {
    var plan = plan
    plan.alwaysPlays = true
    plan.updatesFirst = specimen.updatesFirst
    for move in specimen.moves {
      switch move {
      case .mode: plan.kinds.insert(.mode)
      case .touchUnknownButton: plan.kinds.insert(.unknownButton)
      default: break
      }
    }
    return plan
  }

  /// The mistake as it is played with a kind of game, if one is to be explored.
  ///
  /// - Throws: A ``UsageError`` when it belongs to another game or to none, or ends the program.
  func specimen<Game: CardGame>(
    of type: Game.Type
  ) throws(UsageError) -> PlayedSpecimen<Game>? {
    guard let bug else { return nil }
    guard bug.risk == nil else { throw Words.riskyBug(bug.id) }
    guard let specimen = bug.specimen as? PlayedSpecimen<Game> else {
      throw Words.bugOfOtherGame(bug.id, than: Game.kind)
    }
    return specimen
  }
}

extension Crew {
  /// As many as there are cores.
  static let allCores = Crew(count: ProcessInfo.processInfo.activeProcessorCount) { count, work in
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
  }
}
