import CardGameHarness
import CardGameModel
import CardGameTesting

@testable import Exercise06

/// Touches, in order, on a table where a game is under way.
struct Play {
  var game: LessonGame
  var touches: [Int]

  /// Touches of cards on the table of the lesson: A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦.
  static func m12(_ touches: Int...) -> Play { Play(game: .m12, touches: touches) }
}

/// Makes each play on your game and on the kit's own, and stops at the first that differs.
func expectPlays(
  _ plays: [Play], comparing aspects: GameAspect...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for play in plays {
    let yours = ChoosingGame(table: play.game.cards, points: play.game.score)
    let isRight = expectGame(
      yours, playing: play.touches.map { .touch($0) }, goesAs: play.game,
      comparing: Set(aspects), sourceLocation: sourceLocation)
    if !isRight { return }
  }
}

// MARK: - Many plays

extension Play {
  static var everyCardAlone: [Play] {
    tables.flatMap { game in game.cards.indices.map { Play(game: game, touches: [$0]) } }
  }

  static var everyCardTwice: [Play] {
    tables.flatMap { game in game.cards.indices.map { Play(game: game, touches: [$0, $0]) } }
  }

  static let everyMatch = everyPair { $0 == .matched }

  /// Tables with two matched cards, one of which is touched again.
  static var everyMatchedCardAgain: [Play] {
    everyMatch.map { play in
      var game = play.game
      for index in play.touches { game.chooseCard(at: index) }
      return Play(game: game, touches: play.touches)
    }
  }

  static let everyMismatch = everyPair { $0 == .mismatched }

  /// Games of sixty touches, games in which every touch is the best there is, and two long ones: in one
  /// nothing can be won, and in the other everything is.
  ///
  /// Like a person at a screen, they leave matched cards alone.
  static var wholeGames: [Play] {
    tables.map { Play(game: $0, touches: bestTouches(in: $0)) } + gamesOfAnyTouches
      + [onlyMismatches, onlyMatches]
  }

  /// Four hundred touches of four cards of which no two match; the score falls below -500.
  private static var onlyMismatches: Play {
    var generator = SeededGenerator(seed: 6)
    let faces = zip([Rank.ace, .five, .nine, .king], Suit.allCases).map { PlayingCard($0, of: $1) }
    return Play(
      game: dealt(faces), touches: (1...400).map { _ in generator.number(below: faces.count) })
  }

  /// Two packs, each card beside its like, matched from left to right; the score rises to 52 × 14 = 728.
  private static var onlyMatches: Play {
    let game = dealt(Deck.standard.cards.flatMap { [$0, $0] })
    return Play(game: game, touches: Array(game.cards.indices))
  }

  private static var gamesOfAnyTouches: [Play] {
    (1...20).map { number in
      var generator = SeededGenerator(seed: UInt64(number))
      let start = tables[number % tables.count]
      var game = start
      var touches: [Int] = []
      for _ in 1...60 {
        let open = game.cards.indices.filter { !game.cards[$0].isMatched }
        guard !open.isEmpty else { break }
        let index = open[Int(generator.next() % UInt64(open.count))]
        game.chooseCard(at: index)
        touches.append(index)
      }
      return Play(game: start, touches: touches)
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

  private static func everyPair(where belongs: (Outcome) -> Bool) -> [Play] {
    tables.flatMap { game in
      game.cards.indices.flatMap { first in
        game.cards.indices.compactMap { second in
          var afterwards = game
          afterwards.chooseCard(at: first)
          let outcome = afterwards.chooseCard(at: second)
          return belongs(outcome) ? Play(game: game, touches: [first, second]) : nil
        }
      }
    }
  }

  /// The lesson's tables of twelve and sixteen cards, two whose cards were shuffled, and one of two cards.
  private static let tables: [LessonGame] =
    [.m12, .m16]
    + [4, 10].map { cardCount in
      var generator = SeededGenerator(seed: UInt64(cardCount))
      var deck = Deck.standard
      deck.shuffle(using: &generator)
      return dealt(deck.draw(cardCount) ?? [])
    }
    + [dealt(Array(Deck.m12.cards.prefix(2)))]

  private static func dealt(_ faces: [PlayingCard]) -> LessonGame {
    (try? LessonGame(cardCount: faces.count, from: Deck(faces))) ?? .m12
  }
}
