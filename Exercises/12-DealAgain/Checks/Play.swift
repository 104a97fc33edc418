import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@testable import Exercise12

/// Touches and deals, in order, on a table where a game was dealt.
struct Play {
  var game: LessonGame
  var moves: [Move]

  /// Whether every deal is made from the same deck.
  var repeatsDeck = false

  /// Touches of cards on the table of the lesson: A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦, and a deal.
  static func m12(_ touches: Int...) -> Play {
    Play(game: .m12, moves: touches.map { .touch($0) } + [.deal])
  }

  /// The moves up to the first deal.
  var firstGame: [Move] { Array(moves.prefix { $0 != .deal }) }

  /// The decks of the games, from the first on.
  var decks: DeckSupply<PlayingCard> {
    repeatsDeck ? DeckSupply(repeating: game.pack) : DeckSupply(pack: game.pack, seed: 12)
  }

  /// A controller of yours on a table, as this play begins.
  func begin() -> (controller: DealController, table: RecordingTableView) {
    let table = RecordingTableView(cardCount: game.cards.count)
    let controller = DealController(table: table, makeDeck: decks.dealer())
    controller.updateUI()
    return (controller, table)
  }
}

extension DealController {
  /// Makes a move, and tells the controller even of a touch that a disabled button would swallow.
  ///
  /// Where a button was not disabled in time, or is touched by a program, such a touch comes through.
  fileprivate func make(_ move: Move, on table: RecordingTableView) {
    guard case .touch(let index) = move, !table.cardButtons[index].isEnabled else {
      perform(move, on: table)
      return
    }
    table.moveWillBegin(move.description)
    touchCardButton(table.cardButtons[index])
    table.moveDidEnd()
  }
}

/// Makes each play, compares parts of the table with your controller's game after every move, and
/// stops at the first that is not right.
func expectTable(
  in plays: [Play], lookingAt parts: TableStyle.Parts,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for play in plays {
    let (controller, table) = play.begin()
    var watcher = TableWatcher(table, style: .words.looking(at: parts), dealt: controller.game)
    for move in parts == .status ? play.firstGame : play.moves {
      controller.make(move, on: table)
      let diagnoses = watcher.check(against: controller.game, after: move)
      report(diagnoses, at: sourceLocation)
      if !diagnoses.isEmpty { return }
    }
  }
}

/// Makes each play, compares parts of the table with your controller's game after every deal, and
/// stops at the first that is not right.
func expectTable(
  afterDealsIn plays: [Play], lookingAt parts: TableStyle.Parts,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for play in plays {
    let (controller, table) = play.begin()
    for move in play.moves {
      var watcher = TableWatcher(table, style: .words.looking(at: parts), dealt: controller.game)
      controller.perform(move, on: table)
      guard move == .deal else { continue }
      let diagnoses = watcher.check(against: controller.game, after: move)
      report(diagnoses, at: sourceLocation)
      if !diagnoses.isEmpty { return }
    }
  }
}

extension TableStyle {
  /// The lesson's style, with a status label that tells of cards and points in words of its own.
  static var words: TableStyle {
    var style = TableStyle.lesson
    style.status = .cardsAndPoints
    return style
  }
}

/// Makes the moves of each play up to its first deal, and reads your history after every one; in a
/// long game from the twentieth on after every tenth, and at the end.
func expectHistory(after plays: [Play], sourceLocation: SourceLocation = #_sourceLocation) {
  for play in plays {
    let (controller, table) = play.begin()
    for count in play.firstGame.indices {
      controller.make(play.moves[count], on: table)
      guard count < 20 || count % 10 == 0 || count == play.firstGame.count - 1 else { continue }
      let diagnoses = diagnose(
        history: controller.history, after: Array(play.moves[...count]), of: play.game,
        style: .words)
      report(diagnoses, at: sourceLocation)
      if !diagnoses.isEmpty { return }
    }
  }
}

/// Makes each play up to its first deal and then that, ten times over, and reads your history.
func expectEmptyHistory(after plays: [Play], sourceLocation: SourceLocation = #_sourceLocation) {
  for play in plays {
    let (controller, table) = play.begin()
    for number in 1...10 {
      let moves = play.firstGame + [.deal]
      for move in moves { controller.perform(move, on: table) }
      guard !controller.history.isEmpty else { continue }
      let rounds = Array(repeating: moves, count: number).flatMap(\.self)
      report(
        diagnose(history: controller.history, after: rounds, of: play.game), at: sourceLocation)
      return
    }
  }
}

/// Deals ten times, each time after the touches of a play, and looks at your controller's game.
func expectNewGame(after plays: [Play], sourceLocation: SourceLocation = #_sourceLocation) {
  for play in plays {
    let diagnoses = diagnoseDealing(
      10, after: play.firstGame, cardCount: play.game.cards.count, decks: play.decks,
      game: { (controller: DealController) in controller.game },
      on: { DealController(table: $0, makeDeck: $1) })
    report(diagnoses, at: sourceLocation)
    if !diagnoses.isEmpty { return }
  }
}

// MARK: - Many plays

extension Play {
  /// A game of two pairs, A♠ A♥ K♦ K♥, in which nothing is left to match.
  static var toTheEnd: Play {
    var play = Play.m12(0, 1, 2, 3)
    let pairs = [0, 1, 3, 5].map { Deck.m12.cards[$0] }
    if let game = try? LessonGame(cardCount: 4, from: Deck(pairs)) { play.game = game }
    play.repeatsDeck = true
    return play
  }

  /// A game of 120 touches of A♠, K♦, 9♣ and 10♥, of which no two match: the score falls to
  /// −1 − 119 × 3 = −358.
  static var longGame: Play {
    Play(game: .m12, moves: (0..<120).map { .touch([0, 3, 4, 8][$0 % 4]) } + [.deal])
  }

  /// A game of fifty-two cards, rank by rank, matched from left to right; the score rises to 26 × 14 = 364.
  static var richGame: Play {
    let faces = Rank.allCases.flatMap { rank in Suit.allCases.map { PlayingCard(rank, of: $0) } }
    let game = (try? LessonGame(cardCount: faces.count, from: Deck(faces))) ?? .m12
    return Play(game: game, moves: game.cards.indices.map { .touch($0) } + [.deal])
  }

  /// A small game and a big one to their ends, and a long one without any.
  static var extremes: [Play] { [.toTheEnd, .richGame, .longGame] }

  /// Games of twenty touches of any cards, and of buttons that are not on the table.
  static var oneGame: [Play] {
    (1...6).map { number in
      Play(
        game: number.isMultiple(of: 2) ? .m12 : .m16,
        moves: touches(20, seed: number) + [.deal], repeatsDeck: number > 3)
    }
  }

  /// Ten games in a row, each of a few touches and a deal.
  static var severalGames: [Play] {
    (1...4).map { number in
      var moves: [Move] = []
      for deal in 1...10 { moves += touches(6, seed: 100 * number + deal) + [.deal] }
      return Play(
        game: number.isMultiple(of: 2) ? .m12 : .m16, moves: moves, repeatsDeck: number > 2)
    }
  }

  private static func touches(_ count: Int, seed: Int) -> [Move] {
    var generator = SeededGenerator(seed: UInt64(seed))
    return Move.random(count: count, cardCount: 12, kinds: [.unknownButton], using: &generator)
  }
}
