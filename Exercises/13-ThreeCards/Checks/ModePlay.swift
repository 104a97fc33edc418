import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@testable import Exercise13

/// Changes the number at several moments, and looks at your controller's game.
func expectMode(_ aspects: ModeAspect..., sourceLocation: SourceLocation = #_sourceLocation) {
  for pack in [Deck.m12.cards, Deck.m16.cards] {
    let diagnoses = diagnoseMode(
      cardCount: pack.count, from: pack, comparing: Set(aspects),
      game: { (controller: ModeController) in controller.game },
      on: { ModeController(table: $0, makeDeck: $1) })
    report(diagnoses, at: sourceLocation)
    if !diagnoses.isEmpty { return }
  }
}

/// Plays whole games with your controller, and compares the mode control with its game after every
/// move; only mistakes of some kinds count.
///
/// Now and then a place is selected on the control though it is disabled, and the controller told: it
/// must put the control back.
func expectModeControl(
  sourceLocation: SourceLocation = #_sourceLocation, counting isCounted: (DiagnosisCode) -> Bool
) {
  for moves in examples + randomMoves {
    let table = RecordingTableView(cardCount: 12, recording: .changes)
    // A storyboard can leave any place selected, or none.
    table.mode.selectedSegmentIndex = moves.count % 3 - 1
    let controller = ModeController(table: table) { .m12 }
    controller.updateUI()
    var watcher = TableWatcher(
      table, style: .lesson.looking(at: .mode), dealt: controller.game)
    for move in [nil] + moves.map(Optional.init) {
      switch move {
      case .mode(let number) where !table.mode.isEnabled:
        table.moveWillBegin()
        table.mode.selectedSegmentIndex = number - 2
        controller.changeMode(table.modeControl)
      case .some(let move): controller.perform(move, on: table)
      case nil: break
      }
      let diagnoses = watcher.check(against: controller.game, after: move)
        .filter { isCounted($0.code) }
      report(diagnoses, at: sourceLocation)
      if !diagnoses.isEmpty { return }
    }
  }
}

private let examples: [[Move]] = [
  [.mode(3)], [.mode(3), .touch(0)], [.mode(3), .touch(0), .touch(0)], [.touch(0), .mode(3)],
  [.mode(3), .touch(0), .deal], [.mode(3), .deal, .touch(0), .mode(2)],
]

/// Games of thirty moves, with a new deal or another mode now and then.
private var randomMoves: [[Move]] {
  (1...10).map { number in
    var generator = SeededGenerator(seed: UInt64(number))
    return Move.random(
      count: 30 + number, cardCount: 12, kinds: [.deal, .mode], using: &generator)
  }
}
