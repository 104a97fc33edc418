import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@testable import Exercise07

/// Watches how your controller makes its game, on tables of several sizes.
func expectMaking(
  cardCounts: [Int], comparing aspect: MakingAspect,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for cardCount in cardCounts {
    let diagnoses = diagnoseMaking(
      cardCount: cardCount, from: Deck.standard.cards, comparing: [aspect],
      game: { (controller: TouchController) in controller.game },
      on: { TouchController(table: $0, makeDeck: $1) })
    report(diagnoses, at: sourceLocation)
    if !diagnoses.isEmpty { return }
  }
}

/// Makes each row of touches on a table of so many of the lesson's cards, looks at your controller's game
/// after every touch, and stops at the first that is not right.
func expectTouches(
  _ rows: [[Move]], after earlierMoves: [Move] = [], cardCount: Int = 12,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for moves in rows {
    let diagnoses = diagnoseTouches(
      moves, after: earlierMoves, cardCount: cardCount, from: Deck.m16.cards,
      game: { (controller: TouchController) in controller.game },
      on: { TouchController(table: $0, makeDeck: $1) })
    report(diagnoses, at: sourceLocation)
    if !diagnoses.isEmpty { return }
  }
}

/// Makes each row of touches on the table of the lesson, compares the table with your controller's
/// game after every touch, and stops at the first that is not right.
func expectTable(after rows: [[Move]], sourceLocation: SourceLocation = #_sourceLocation) {
  for moves in rows {
    let table = RecordingTableView(cardCount: 12)
    let controller = TouchController(table: table) { .m12 }
    controller.updateUI()
    var watcher = TableWatcher(
      table, style: .lesson.looking(at: [.titles, .pictures, .enabling, .score]),
      dealt: controller.game)
    for move in moves {
      controller.perform(move, on: table)
      let diagnoses = watcher.check(against: controller.game, after: move)
      report(diagnoses, at: sourceLocation)
      if !diagnoses.isEmpty { return }
    }
  }
}

/// Touches a button that is not on the table, before and after one that is.
func touchUnknownButton() {
  let table = RecordingTableView(cardCount: 12)
  let controller = TouchController(table: table) { .m12 }
  controller.perform(.touchUnknownButton, on: table)
  controller.perform(.touch(0), on: table)
  controller.perform(.touchUnknownButton, on: table)
}

/// Twelve rows of thirty touches of any of twelve cards.
var randomTouches: [[Move]] {
  (1...12).map { number in
    var generator = SeededGenerator(seed: UInt64(number))
    return Move.random(count: 30, cardCount: 12, kinds: [], using: &generator)
  }
}
