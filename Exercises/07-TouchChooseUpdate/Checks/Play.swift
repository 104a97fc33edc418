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

/// Makes each row of touches on a table of some cards, looks at your controller's game after every touch,
/// and stops at the first that is not right.
func expectTouches(
  _ rows: [[Move]], after earlierMoves: [Move] = [], of cards: [PlayingCard] = Deck.m12.cards,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for moves in rows {
    let diagnoses = diagnoseTouches(
      moves, after: earlierMoves, cardCount: cards.count, from: cards,
      game: { (controller: TouchController) in controller.game },
      on: { TouchController(table: $0, makeDeck: $1) })
    report(diagnoses, at: sourceLocation)
    if !diagnoses.isEmpty { return }
  }
}

/// Makes each row of touches on a table of some cards, compares the table with your controller's game after
/// every touch, and stops at the first that is not right.
func expectTable(
  after rows: [[Move]], of cards: [PlayingCard] = Deck.m12.cards,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for moves in rows {
    let table = RecordingTableView(cardCount: cards.count)
    let controller = TouchController(table: table) { Deck(cards) }
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

/// Cards of which no two match: the score falls and falls.
let onlyMismatches = zip([Rank.ace, .five, .nine, .king], Suit.allCases).map {
  PlayingCard($0, of: $1)
}

/// Two packs, each card beside its like, so that from left to right all are matched.
let onlyMatches = Deck.standard.cards.flatMap { [$0, $0] }

/// Every card from left to right.
func everyCard(of cards: [PlayingCard]) -> [Move] { cards.indices.map { .touch($0) } }

/// Three hundred touches of any of four cards.
let longGame: [Move] = {
  var generator = SeededGenerator(seed: 7)
  return (1...300).map { _ in .touch(generator.number(below: 4)) }
}()

/// Twelve rows of thirty touches of any of twelve cards.
var randomTouches: [[Move]] {
  (1...12).map { number in
    var generator = SeededGenerator(seed: UInt64(number))
    return Move.random(count: 30, cardCount: 12, kinds: [], using: &generator)
  }
}
