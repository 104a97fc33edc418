import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@testable import Exercise08

/// Touches, in order, on a table where a game was dealt.
struct Play {
  var game: LessonGame
  var touches: [Int]

  /// Touches of cards on the table of the lesson: A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦.
  static func m12(_ touches: Int...) -> Play { Play(game: .m12, touches: touches) }
}

/// Makes each play on your controller, looks at the table after every touch, and stops at the first
/// after which it is not right.
func expectPlays(
  _ plays: [Play], lookingAt parts: TableStyle.Parts,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  // The two kinds of button differ in how they draw pictures, and in nothing else.
  let buttonTypes: [ButtonType] = parts.contains(.pictures) ? [.system, .custom] : [.system]
  for buttonType in buttonTypes {
    for play in plays {
      var game = play.game
      let table = RecordingTableView(cardCount: game.cards.count, buttonType: buttonType)
      let controller = TableController(table: table) { Deck(play.game.pack) }
      var watcher = TableWatcher(table, style: .lesson.looking(at: parts), dealt: game)
      controller.updateUI()
      var diagnoses = watcher.check(against: game)
      for touch in play.touches where diagnoses.isEmpty {
        table.moveWillBegin("\(touch)")
        controller.touchCardButton(table.cardButtons[touch])
        table.moveDidEnd()
        game.chooseCard(at: touch)
        diagnoses = watcher.check(against: game, after: .touch(touch))
      }
      report(diagnoses, at: sourceLocation)
      if !diagnoses.isEmpty { return }
    }
  }
}

/// Makes each play and deals again, three times, and looks at the whole table after every deal, and when a
/// card is touched then.
func expectNewDeal(after plays: [Play], sourceLocation: SourceLocation = #_sourceLocation) {
  for play in plays {
    // What goes wrong in the first game, too, is a matter for other checks.
    let touches: [Move] = [.touch(0), .touch(0)]
    let (first, firstTable) = dealt(play.game)
    first.updateUI()
    let isRightAtFirst = diagnoses(of: touches, by: first, in: play.game, on: firstTable).isEmpty
    let (controller, table) = dealt(play.game)
    for _ in 1...3 {
      var earlier = play.game
      for touch in play.touches {
        controller.touchCardButton(table.cardButtons[touch])
        earlier.chooseCard(at: touch)
      }
      let diagnoses = diagnoses(
        of: [.deal] + (isRightAtFirst ? touches : []), by: controller, in: play.game,
        after: earlier, on: table)
      report(diagnoses, at: sourceLocation)
      if !diagnoses.isEmpty { return }
    }
  }
}

private func dealt(_ game: LessonGame) -> (TableController, RecordingTableView) {
  let table = RecordingTableView(cardCount: game.cards.count)
  return (TableController(table: table) { Deck(game.pack) }, table)
}

/// Makes moves in a game that begins, or after an earlier one, and looks at the whole table after each.
private func diagnoses(
  of moves: [Move], by controller: TableController, in game: LessonGame,
  after earlier: LessonGame? = nil, on table: RecordingTableView
) -> [Diagnosis] {
  var game = game
  var watcher = TableWatcher(
    table, style: .lesson.looking(at: [.titles, .pictures, .enabling, .score]),
    dealt: earlier ?? game)
  for move in moves {
    table.moveWillBegin("\(move)")
    controller.perform(move, on: table)
    table.moveDidEnd()
    if case .touch(let index) = move { game.chooseCard(at: index) }
    let diagnoses = watcher.check(against: game, after: move)
    if !diagnoses.isEmpty { return diagnoses }
  }
  return []
}

// MARK: - Many plays

extension Play {
  /// Every third card of every table, turned up alone.
  static var turnsUp: [Play] {
    tables.flatMap { game in
      stride(from: 0, to: game.cards.count, by: 3).map { Play(game: game, touches: [$0]) }
    }
  }

  /// Games of forty touches of any cards, games in which every touch is the best there is, and a long one
  /// in which nothing can be won.
  static var wholeGames: [Play] {
    tables.map { Play(game: $0, touches: bestTouches(in: $0)) } + gamesOfAnyTouches + [longGame]
  }

  /// Five hundred touches of four cards of which no two match; the score falls to about -1000.
  private static var longGame: Play {
    var generator = SeededGenerator(seed: 8)
    let faces = zip([Rank.ace, .five, .nine, .king], Suit.allCases).map { PlayingCard($0, of: $1) }
    let touches = (1...500).map { _ in generator.number(below: faces.count) }
    return Play(game: dealt(faces), touches: touches)
  }

  private static var gamesOfAnyTouches: [Play] {
    (1...8).map { number in
      var generator = SeededGenerator(seed: UInt64(number))
      let game = tables[number % tables.count]
      let touches = (1...40).map { _ in Int(generator.next() % UInt64(game.cards.count)) }
      return Play(game: game, touches: touches)
    }
  }

  /// The touches of someone who always takes the two cards that earn most.
  private static func bestTouches(in game: LessonGame) -> [Int] {
    var game = game
    var touches: [Int] = []
    while case .choose(let indices, _)? = game.hint(), let index = indices.first {
      game.chooseCard(at: index)
      touches.append(index)
    }
    return touches
  }

  /// The lesson's tables of twelve and sixteen cards, three whose cards were shuffled, one of cards that
  /// all match, and one of more than a pack.
  private static let tables: [LessonGame] =
    [.m12, .m16]
    + [2, 13, 30].map { cardCount in
      var generator = SeededGenerator(seed: UInt64(cardCount))
      var deck = Deck.standard
      deck.shuffle(using: &generator)
      return dealt(deck.draw(cardCount) ?? [])
    }
    + [
      dealt(Rank.allCases.prefix(8).map { PlayingCard($0, of: .hearts) }),
      dealt(Deck.standard.cards + Deck.m12.cards.prefix(8)),
    ]

  private static func dealt(_ faces: [PlayingCard]) -> LessonGame {
    (try? LessonGame(cardCount: faces.count, from: Deck(faces))) ?? .m12
  }
}
