import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@testable import Exercise10

/// Moves, in order, on a table where a game was dealt.
struct Play {
  var game: LessonGame
  var moves: [Move]

  /// Touches of cards on the table of the lesson: A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦.
  static func m12(_ touches: Int...) -> Play {
    Play(game: .m12, moves: touches.map { .touch($0) })
  }
}

/// Makes each play on an app, compares the table with the kit's own game after every move, and stops
/// at the first that is not right.
func expectPlays(
  _ plays: [Play], on app: App,
  lookingAt parts: TableStyle.Parts = [.titles, .pictures, .enabling, .score],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for play in plays {
    let isRight = expectPlay(
      play.moves, of: play.game, style: .lesson.looking(at: parts), updatesFirst: true,
      sourceLocation: sourceLocation
    ) { table, makeDeck in
      app.controller(on: table, makeDeck: makeDeck)
    }
    if !isRight { return }
  }
}

/// Looks at the packs that app A has shuffled, for its first game and for ten more.
func expectWholePacks(sourceLocation: SourceLocation = #_sourceLocation) {
  let table = RecordingTableView(cardCount: 12)
  var packs: [[PlayingCard]] = []
  let controller = AppA(table: table) { pack in
    packs.append(pack)
    return pack.reversed()
  }
  controller.updateUI()
  for _ in 1...10 { controller.perform(.deal, on: table) }
  for pack in packs.isEmpty ? [[]] : packs {
    let diagnoses = diagnose(pack: pack, against: Deck.standard.cards)
    report(diagnoses, at: sourceLocation)
    if !diagnoses.isEmpty { return }
  }
}

extension App {
  fileprivate func controller(
    on table: RecordingTableView, makeDeck: @escaping () -> Deck<PlayingCard>
  ) -> any CardGameController {
    switch self {
    case .appA: AppA(table: table) { _ in makeDeck().cards }
    case .appB: AppB(table: table, makeDeck: makeDeck)
    case .appC: AppC(table: table, makeDeck: makeDeck)
    case .appD: AppD(table: table, makeDeck: makeDeck)
    case .appE: AppE(table: table, makeDeck: makeDeck)
    }
  }
}

// MARK: - Many plays

extension Play {
  /// Games of thirty moves, with a new deal and a touch of another button now and then; and games to the
  /// end, and far away from 0 points.
  static var wholeGames: [Play] {
    gamesOfAnyMoves + [smallGame, richGame, upAndDown, longGame]
  }

  /// A♠ A♥ K♦ K♥, matched, and a new deal.
  private static var smallGame: Play {
    let game = dealt([0, 1, 3, 5].map { Deck.m12.cards[$0] })
    return Play(game: game, moves: (0..<4).map { .touch($0) } + [.deal, .touch(0)])
  }

  /// Fifty-two cards, rank by rank, matched from left to right, and a new deal.
  private static var richGame: Play {
    let game = dealt(
      Rank.allCases.flatMap { rank in Suit.allCases.map { PlayingCard(rank, of: $0) } })
    return Play(game: game, moves: game.cards.indices.map { .touch($0) } + [.deal, .touch(0)])
  }

  /// A card that is turned up and down 150 times; the score falls to -150.
  private static var upAndDown: Play {
    Play(game: .m12, moves: (0..<300).map { _ in .touch(5) } + [.deal])
  }

  /// Four cards of which no two match, touched in turn; the score falls to -1 - 199 × 3 = -598.
  static var longGame: Play {
    Play(game: .m12, moves: (0..<200).map { .touch([0, 3, 4, 8][$0 % 4]) } + [.deal, .touch(0)])
  }

  private static func dealt(_ faces: [PlayingCard]) -> LessonGame {
    (try? LessonGame(cardCount: faces.count, from: Deck(faces))) ?? .m12
  }

  private static var gamesOfAnyMoves: [Play] {
    (1...5).map { number in
      var generator = SeededGenerator(seed: UInt64(number))
      let game = number.isMultiple(of: 2) ? LessonGame.m12 : .m16
      let moves = Move.random(
        count: 30, cardCount: game.cards.count, kinds: [.deal, .unknownButton], using: &generator)
      return Play(game: game, moves: moves)
    }
  }

  /// Every two cards of the lesson's table that do not match.
  static var everyMismatch: [Play] {
    let game = LessonGame.m12
    return game.cards.indices.flatMap { first in
      game.cards.indices.compactMap { second in
        var afterwards = game
        afterwards.chooseCard(at: first)
        return afterwards.chooseCard(at: second) == .mismatched ? .m12(first, second) : nil
      }
    }
  }

  /// Games in which every touch that would be a mismatch is left out.
  static var gamesWithoutMismatch: [Play] {
    wholeGames.map { play in
      var play = play
      var game = play.game
      play.moves = play.moves.filter { move in
        guard case .touch(let index) = move else { return move == .touchUnknownButton }
        var next = game
        guard next.chooseCard(at: index) != .mismatched else { return false }
        game = next
        return true
      }
      play.moves.append(.deal)
      return play
    }
  }
}
