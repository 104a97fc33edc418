import CardGameControllers
import CardGameModel
import CardGameViews

/// A controller on its table in the middle of a game, watched beside a reference game.
struct LivePlay<Game: CardGame> {
  let table: RecordingTableView
  let controller: any CardGameController
  private(set) var reference: ReferencePlay<Game>

  /// The moves made since the deal.
  private(set) var made: [Move] = []

  /// What was wrong after the last move, or before the first.
  private(set) var wrong: [Diagnosis] = []

  private let style: TableStyle
  private let dealer: Dealer
  private let invariants: [Invariant]
  private var watcher: TableWatcher<Game>
  private var past: Past?

  /// Begins a game.
  ///
  /// - Parameters:
  ///   - player: What is played, and how it should be shown.
  ///   - recording: How much the table keeps of what happens.
  ///   - keepsPast: Whether moves can be taken back, as far as the controller's game can be put back.
  init(_ player: ScriptPlayer<Game>, recording: Recording.Detail, keepsPast: Bool = false) {
    table = RecordingTableView(
      cardCount: player.game.maximumCardCount, buttonType: player.buttonType, recording: recording)
    let dealer = Dealer()
    let supply = player.supply
    player.game.tellObserver(in: player.style)
    let table = table
    controller = asking("making the controller") {
      let controller = player.makeController(table) { supply.deck(dealer.number) }
      if player.updatesFirst { controller.updateUI() }
      return controller
    }
    self.dealer = dealer
    style = player.style
    reference = ReferencePlay(game: player.game, supply: supply, table: player.tableUse)
    invariants = player.invariants
    watcher = TableWatcher(table, style: player.style, dealt: player.game)
    if keepsPast { past = Past() }
  }

  /// Checks the table before the first move, unless nothing was to be shown until then.
  mutating func checkStart() {
    guard !table.isAsStoryboardLeftIt else { return }
    wrong = watcher.check(against: reference.game)
    if wrong.isEmpty { wrong = broken(by: nil, outcome: .dealt, since: nil) }
  }

  /// Makes a move and checks the whole table.
  ///
  /// - Returns: What came of it by the rules.
  @discardableResult
  mutating func make(_ move: Move) -> Outcome {
    // Nobody can touch what lies behind a message.
    if case .blocked = table.way(to: move, in: style) { return .ignored }
    let before = invariants.isEmpty ? nil : GameStep.Before(table: table, controller: controller)
    let outcome = perform(move)
    made.append(move)
    // Where nothing was to be done, a controller need not have shown its game yet.
    if outcome == .ignored, table.isAsStoryboardLeftIt {
      watcher.skip(move)
      return outcome
    }
    wrong = watcher.check(against: reference.game, after: move)
    if wrong.isEmpty { wrong = broken(by: move, outcome: outcome, since: before) }
    return outcome
  }

  /// Makes a move on the table alone, unwatched.
  func performUnwatched(_ move: Move) {
    if move == .deal { dealer.number += 1 }
    controller.perform(move, on: table, in: style)
  }

  private mutating func perform(_ move: Move) -> Outcome {
    guard move != .undo, move != .redo else { return travel(move) }
    let now = past == nil ? nil : moment
    performUnwatched(move)
    let outcome = reference.make(move)
    if let now, outcome != .ignored { past?.note(now) }
    return outcome
  }

  private func broken(
    by move: Move?, outcome: Outcome, since before: GameStep.Before?
  ) -> [Diagnosis] {
    guard !invariants.isEmpty else { return [] }
    let step = GameStep(
      before: before, move: move, outcome: outcome, table: table, controller: controller)
    return invariants.firstBreach(by: step, after: made)
  }

  /// Hands out the deck of the game that is being played, however often it is asked.
  ///
  /// A controller that makes its game late, or looks at a deck twice, gets the same cards as one that
  /// does not.
  private final class Dealer {
    var number = 0
  }
}

// MARK: - Taking back

extension LivePlay {
  /// The game at one moment, on both sides.
  private struct Moment {
    let restore: () -> Void
    let reference: ReferencePlay<Game>
  }

  /// The moments before the moves that changed something, and those that were taken back.
  private struct Past {
    var before: [Moment] = []
    var after: [Moment] = []

    mutating func note(_ moment: Moment) {
      before.append(moment)
      after = []
    }
  }

  /// Where the game stands now; `nil` for a controller whose game cannot be put back.
  private var moment: Moment? {
    func moment(_ controller: some RestorableGameController) -> Moment {
      let game = controller.game
      return Moment(restore: { controller.restore(game) }, reference: reference)
    }
    guard let controller = controller as? any RestorableGameController else { return nil }
    return moment(controller)
  }

  /// Goes one move back or forth.
  private mutating func travel(_ move: Move) -> Outcome {
    if case .after(let title) = table.way(to: move, in: style) { table.answer(title, by: title) }
    let now = past == nil ? nil : moment
    table.moveWillBegin(move.description)
    defer { table.moveDidEnd() }
    guard
      let now,
      let target = move == .undo ? past?.before.popLast() : past?.after.popLast()
    else { return .ignored }
    if move == .undo { past?.after.append(now) } else { past?.before.append(now) }
    target.restore()
    reference = target.reference
    return .dealt
  }
}

extension RecordingTableView {
  /// Whether nothing was set on the table yet.
  var isAsStoryboardLeftIt: Bool {
    score.lastSet == nil && status.lastSet == nil && buttons.allSatisfy { $0.lastSet.any == nil }
  }
}
