import CardGameControllers
import CardGameModel
import CardGameViews

/// Explores a controller on its table, in the way that fits it, and names what was found.
struct TableExploration<Game: CardGame> {
  let player: ScriptPlayer<Game>
  let plan: SearchPlan
  let crew: Crew

  init(_ player: ScriptPlayer<Game>, plan: SearchPlan, crew: Crew) {
    self.player = player
    self.plan = plan
    self.crew = crew
  }

  /// Explores in the quickest way that fits the controller and the plan.
  func run(progress: (Exploration) -> Void) -> Exploration {
    // The words about the last move, and the mode of the next game, are no part of a game.
    guard !plan.alwaysPlays, !looksAtStatus, !plan.kinds.contains(.mode),
      let controller = player.begin().controller as? any RestorableGameController
    else { return playing(progress: progress) }
    return restoring(controller, progress: progress)
  }

  /// Puts the controller's game back as a value; goes on by playing where that does not do.
  private func restoring<Controller: RestorableGameController>(
    _ sample: Controller, progress: (Exploration) -> Void
  ) -> Exploration {
    var search = StateSearch<RestoringWorker<Game, Controller>>(
      of: player.game, plan: plan, crew: crew
    ) { RestoringWorker(player, plan: plan) }
    var (exploration, end) = search.run(progress: progress)
    exploration.buttonCount = player.game.maximumCardCount
    switch end {
    case .right: return exploration
    case .strayed: return playing(progress: progress)
    case .wrong(let moves):
      exploration.failure = failure(after: moves)
      return exploration.failure == nil ? playing(progress: progress) : exploration
    }
  }

  /// Reaches states by playing.
  private func playing(progress: (Exploration) -> Void) -> Exploration {
    var plan = plan
    if looksAtStatus { plan.distinction.insert(.status) }
    if plan.kinds.contains(.mode) { plan.distinction.insert(.mode) }
    var search = StateSearch<ReplayingWorker<Game>>(
      of: player.game, plan: plan, crew: crew
    ) { ReplayingWorker(player, plan: plan) }
    var (exploration, end) = search.run(progress: progress)
    exploration.buttonCount = player.game.maximumCardCount
    exploration.isByPlaying = true
    switch end {
    case .right: break
    case .wrong(let moves):
      exploration.failure =
        failure(after: moves)
        ?? Exploration.Failure(diagnoses: [.notReproducible(moves)], moves: moves)
    case .strayed(let moves):
      exploration.failure =
        shortened(moves)
        ?? Exploration.Failure(diagnoses: [.notReproducible(moves)], moves: moves)
    }
    return exploration
  }

  private var looksAtStatus: Bool {
    player.style.status != .unchecked && player.style.parts.contains(.status)
  }

  /// Plays the moves from the deal, to name what is wrong and who set it.
  private func failure(after moves: [Move]) -> Exploration.Failure? {
    let played = player.play(moves)
    guard !played.diagnoses.isEmpty else { return nil }
    return Exploration.Failure(diagnoses: played.diagnoses, moves: played.moves)
  }

  /// Leaves out of a long play what the mistake does not need.
  private func shortened(_ moves: [Move]) -> Exploration.Failure? {
    var quick = player
    quick.recording = .changes
    let played = quick.play(moves)
    guard let code = played.diagnoses.first?.code else { return nil }
    return failure(
      after: played.moves.shrunk { quick.play($0).diagnoses.first?.code == code })
  }
}

extension ScriptPlayer {
  /// Plays with a deck that is the same at every deal.
  init(
    _ game: Game, _ style: TableStyle, _ buttonType: ButtonType, _ plan: SearchPlan,
    _ makeController:
      @escaping (RecordingTableView, @escaping () -> Deck<Game.Face>) -> any CardGameController
  ) {
    self.init(
      game: game, style: style, buttonType: buttonType,
      supply: DeckSupply(repeating: game.pack), updatesFirst: plan.updatesFirst,
      recording: .changesAndCallers, makeController: makeController, invariants: plan.invariants)
  }
}

extension DiagnosisCode {
  /// Something that was wrong once was not so again, for the same moves.
  public static let notReproducible = DiagnosisCode("not-reproducible")
}

extension Diagnosis {
  fileprivate static func notReproducible(_ moves: [Move]) -> Diagnosis {
    Diagnosis(
      code: .notReproducible,
      headline: Situation.lead(moves, hasStarted: true)
        + "something was wrong once, and nothing when the same moves were made again.",
      reason: "A game that is dealt the same cards goes the same way for the same moves.",
      advice: "Look for chance, time, or a value that one controller leaves behind for the next.",
      moves: moves.map(\.description))
  }
}
