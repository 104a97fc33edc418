import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@testable import Exercise09

/// Moves, in order, on a table where a game was dealt.
struct Play {
  var game: LessonGame
  var moves: [Move]

  /// Touches of cards on the table of the lesson: A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦.
  static func m12(_ touches: Int...) -> Play {
    Play(game: .m12, moves: touches.map { .touch($0) })
  }

  /// Games of forty moves on tables of twelve and sixteen cards, with a new deal now and then; games on
  /// tables of all sizes in which every touch is the best there is, and deals after their end; and a long
  /// one in which nothing can be won.
  static var wholeGames: [Play] {
    gamesOfAnyMoves + tables.map { Play(game: $0, moves: bestMoves(in: $0) + deals) } + [longGame]
  }

  private static let deals: [Move] = (1...6).flatMap { _ in [.deal, .touch(0), .touch(1)] }

  /// Three hundred touches of four cards of which no two match, and a new deal.
  private static var longGame: Play {
    var generator = SeededGenerator(seed: 9)
    let faces = zip([Rank.ace, .five, .nine, .king], Suit.allCases).map { PlayingCard($0, of: $1) }
    let touches = (1...300).map { _ in Move.touch(generator.number(below: faces.count)) }
    return Play(game: dealt(faces), moves: touches + deals)
  }

  /// The lesson's tables of twelve and sixteen cards, one of cards that all match, and one of more than a
  /// pack.
  private static let tables: [LessonGame] = [
    .m12, .m16, dealt(Rank.allCases.prefix(8).map { PlayingCard($0, of: .hearts) }),
    dealt(Deck.standard.cards + Deck.m12.cards.prefix(8)),
  ]

  private static func dealt(_ faces: [PlayingCard]) -> LessonGame {
    (try? LessonGame(cardCount: faces.count, from: Deck(faces))) ?? .m12
  }

  /// The touches of someone who always takes the two cards that earn most.
  private static func bestMoves(in game: LessonGame) -> [Move] {
    var game = game
    var moves: [Move] = []
    while case .choose(let indices, _)? = game.hint(), let index = indices.first {
      game.chooseCard(at: index)
      moves.append(.touch(index))
    }
    return moves
  }

  private static var gamesOfAnyMoves: [Play] {
    (1...8).map { number in
      var generator = SeededGenerator(seed: UInt64(number))
      let game = number.isMultiple(of: 2) ? LessonGame.m12 : .m16
      let moves = Move.random(
        count: 40, cardCount: game.cards.count, kinds: [.deal], using: &generator)
      return Play(game: game, moves: moves)
    }
  }
}

/// Makes each play on your controller, looks at the table after every move, and stops at the first
/// after which it is not right.
func expectPlays(
  _ plays: [Play], lookingAt parts: TableStyle.Parts, on buttonTypes: ButtonType...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for buttonType in buttonTypes {
    for play in plays {
      let isRight = expectPlay(
        play.moves, of: play.game, style: .lesson.looking(at: parts), buttonType: buttonType,
        sourceLocation: sourceLocation
      ) { table, makeDeck in
        WhiteBoardController(table: table, makeDeck: makeDeck)
      }
      if !isRight { return }
    }
  }
}
