import CardGameControllers
import CardGameModel
import CardGameViews

/// Puts the controller's game and its table back as values, for every move anew.
final class RestoringWorker<Game: CardGame, Controller: RestorableGameController>: StateWorker {
  private(set) var game: Game

  private let player: ScriptPlayer<Game>
  private let plan: SearchPlan
  private let table: RecordingTableView
  private let controller: Controller

  /// The state from which moves are made.
  private var before: Game
  private var saved: Saved
  private var looks = CardLooks()
  private var path: [Move] = []

  struct Saved: Sendable {
    var own: Controller.Game
    var table: TableSnapshot
    var words: [String] = []
  }

  init(_ player: ScriptPlayer<Game>, plan: SearchPlan) {
    self.player = player
    self.plan = plan
    table = RecordingTableView(
      cardCount: player.game.maximumCardCount, buttonType: player.buttonType, recording: .nothing)
    let made = player.makeController(table, player.supply.dealer())
    guard let controller = made as? Controller else {
      preconditionFailure(
        "Controllers of two types were made: make one of the same type each time.")
    }
    self.controller = controller
    if player.updatesFirst { controller.updateUI() }
    game = player.game
    before = player.game
    saved = Saved(own: controller.game, table: table.snapshot)
  }

  var cardCount: Int { table.buttons.count }

  func begin() -> Bool {
    guard !table.isAsStoryboardLeftIt else { return true }
    return isRight(after: nil, outcome: .dealt)
  }

  func enter(_ state: FoundState<RestoringWorker>, path: [Move], looks: Looks) {
    self.path = path
    before = state.game
    saved = state.saved
    self.looks = CardLooks(state.mark, among: looks)
    if !self.looks.all.isEmpty { saved.table.cards = self.looks.all }
  }

  func make(_ move: Move) -> StepResult {
    table.restore(saved.table)
    controller.game = saved.own
    tellObserverOfPath()
    let isTold = controller.perform(move, on: table)
    let outcome: Outcome
    if move == .deal {
      game = player.game
      outcome = .dealt
    } else {
      var reference = ReferencePlay(game: before, supply: player.supply, table: player.tableUse)
      outcome = reference.make(move)
      game = reference.game
    }
    // What the table swallows reaches nobody.
    if !isTold, outcome == .ignored, plan.invariants.isEmpty { return .unchanged }
    return isRight(after: move, outcome: outcome) ? .right(outcome) : .wrong
  }

  /// Tells whoever observes by which moves the state is reached from which the next is made.
  private func tellObserverOfPath() {
    guard RecordingTableView.observer != nil else { return }
    player.game.tellObserver(in: player.style)
    for move in path { RecordingTableView.observed(move.description) {} }
  }

  private func isRight(after move: Move?, outcome: Outcome) -> Bool {
    guard player.style.discrepancies(of: table, from: game).isEmpty else { return false }
    let own = controller.game
    guard own.score == game.score else { return false }
    if let own = own as? Game, own.cards != game.cards { return false }
    guard !plan.invariants.isEmpty else { return true }
    let step = GameStep(
      before: GameStep.Before(game: saved.own, table: saved.table), move: move, outcome: outcome,
      table: table, controller: controller)
    return plan.invariants.firstBreach(by: step, after: path).isEmpty
  }

  func mark(among looks: Looks) -> TableMark? {
    guard plan.distinction.contains(.cards) else {
      return TableMark(words: plan.distinction.words(on: table))
    }
    return self.looks.numbers(of: table.snapshot.cards, among: looks).map { numbers in
      TableMark(looks: numbers, words: plan.distinction.words(on: table))
    }
  }

  func save() -> Saved {
    // A game that equals the reference shares its memory.
    let own = (game as? Controller.Game).flatMap { $0 == controller.game ? $0 : nil }
    return Saved(
      own: own ?? controller.game, table: table.snapshot,
      words: plan.distinction.words(on: table))
  }

  func settle(_ saved: inout Saved, into looks: inout Looks) -> TableMark {
    defer { saved.words = [] }
    guard plan.distinction.contains(.cards) else { return TableMark(words: saved.words) }
    defer { saved.table.cards = [] }
    return TableMark(
      looks: saved.table.cards.map { looks.note($0) }, words: saved.words)
  }

  func walk(seed: UInt64, moveCount: Int) -> [Move]? {
    player.walk(seed: seed, moveCount: moveCount, deals: plan.kinds.contains(.deal))
  }
}
