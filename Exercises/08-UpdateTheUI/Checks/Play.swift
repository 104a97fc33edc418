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

/// Makes each play, deals again, and looks at the whole table then.
func expectNewDeal(after plays: [Play], sourceLocation: SourceLocation = #_sourceLocation) {
  for play in plays {
    let table = RecordingTableView(cardCount: play.game.cards.count)
    let controller = TableController(table: table) { Deck(play.game.pack) }
    var game = play.game
    for touch in play.touches {
      controller.touchCardButton(table.cardButtons[touch])
      game.chooseCard(at: touch)
    }
    var watcher = TableWatcher(
      table, style: .lesson.looking(at: [.titles, .pictures, .enabling, .score]), dealt: game)
    table.moveWillBegin()
    controller.perform(.deal, on: table)
    let diagnoses = watcher.check(against: play.game, after: .deal)
    report(diagnoses, at: sourceLocation)
    if !diagnoses.isEmpty { return }
  }
}

// MARK: - Many plays

extension Play {
  /// Every third card of every table, turned up alone.
  static var turnsUp: [Play] {
    tables.flatMap { game in
      stride(from: 0, to: game.cards.count, by: 3).map { Play(game: game, touches: [$0]) }
    }
  }

  /// Games of forty touches of any cards, and games in which every touch is the best there is.
  static var wholeGames: [Play] {
    tables.map { Play(game: $0, touches: bestTouches(in: $0)) } + gamesOfAnyTouches
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

  /// The lesson's tables of twelve and sixteen cards, and two whose cards were shuffled.
  private static let tables: [LessonGame] =
    [.m12, .m16]
    + [13, 30].compactMap { cardCount in
      var generator = SeededGenerator(seed: UInt64(cardCount))
      var deck = Deck.standard
      deck.shuffle(using: &generator)
      return try? LessonGame(cardCount: cardCount, from: Deck(deck.draw(cardCount) ?? []))
    }
}
