import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@testable import Exercise13

/// Changes the number at several moments, and looks at your controller's game.
func expectMode(_ aspects: ModeAspect..., sourceLocation: SourceLocation = #_sourceLocation) {
  for pack in [Deck.m12.cards, Deck.m16.cards] + otherPacks {
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
  let plays =
    (examples + randomMoves(cardCount: 12)).map { (Deck.m12.cards, $0) }
    + otherPacks.flatMap { pack in
      ([wholeGame(of: pack.count)] + randomMoves(cardCount: pack.count)).map { (pack, $0) }
    }
  for (pack, moves) in plays {
    let table = RecordingTableView(cardCount: pack.count, recording: .changes)
    // A storyboard can leave any place selected, or none.
    table.mode.selectedSegmentIndex = moves.count % 3 - 1
    let controller = ModeController(table: table) { Deck(pack) }
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

/// Cards of which no two match, cards that all match, and more cards than a pack has.
private let otherPacks: [[PlayingCard]] = [
  zip([Rank.ace, .five, .nine, .king], Suit.allCases).map { PlayingCard($0, of: $1) },
  Rank.allCases.prefix(8).map { PlayingCard($0, of: .hearts) },
  Deck.standard.cards + Deck.m12.cards.prefix(8),
]

/// Every card from left to right, a hundred touches and more, and a new deal; then once more.
private func wholeGame(of cardCount: Int) -> [Move] {
  let touches = (0..<max(100, cardCount)).map { Move.touch($0 % cardCount) }
  return touches + [.mode(3), .deal] + touches + [.deal, .mode(3), .deal, .deal, .deal, .deal]
}

/// Games of thirty moves, with a new deal or another mode now and then.
private func randomMoves(cardCount: Int) -> [[Move]] {
  (1...10).map { number in
    var generator = SeededGenerator(seed: UInt64(number))
    return Move.random(
      count: 30 + number, cardCount: cardCount, kinds: [.deal, .mode], using: &generator)
  }
}
