import CardGameControllers
import CardGameModel
import CardGameViews

/// Makes moves on a game under test and on a reference game beside it, without any table.
final class GameWorker<Own: CardGame, Reference: CardGame>: StateWorker
where Own.Face == Reference.Face {
  private(set) var game: Reference

  private let trial: GameTrial<Own, Reference>
  private let plan: SearchPlan
  private var own: Own
  private var before: (own: Own, game: Reference)
  private var path: [Move] = []

  init(_ trial: GameTrial<Own, Reference>, plan: SearchPlan) {
    self.trial = trial
    self.plan = plan
    own = trial.game
    game = trial.reference
    before = (trial.game, trial.reference)
  }

  var cardCount: Int { trial.reference.maximumCardCount }

  func begin() -> Bool { trial.isAlike(own, game) }

  func enter(_ state: FoundState<GameWorker>, path: [Move], looks: Looks) {
    before = (state.saved, state.game)
    self.path = path
  }

  func make(_ move: Move) -> StepResult {
    (own, game) = before
    return trial.make(move, &own, &game, after: path).map(StepResult.right) ?? .wrong
  }

  func mark(among looks: Looks) -> Own? { plan.distinction.part(of: own) }

  func save() -> Own { own }

  func settle(_ saved: inout Own, into looks: inout Looks) -> Own {
    plan.distinction.part(of: saved)
  }
}
