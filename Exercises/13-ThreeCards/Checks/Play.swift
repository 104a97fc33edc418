import CardGameHarness
import CardGameModel
import CardGameTesting

@testable import Exercise13

/// Touches, in order, on a table where a game was dealt.
struct Play {
  var game: LessonGame
  var touches: [Int]

  /// Touches of cards on the table of the lesson, A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦, with three
  /// cards to match.
  static func m12(_ touches: Int...) -> Play {
    var game = LessonGame.m12
    game.changeMode(to: 3)
    return Play(game: game, touches: touches)
  }

  /// A♠ A♥ A♦ and a king: the aces are three pairs of one rank, the most that three cards can earn.
  static var threeAces: Play {
    let cards = Suit.allCases.prefix(3).map { PlayingCard(.ace, of: $0) }
    let deck = Deck(cards + [PlayingCard(.king, of: .clubs)])
    let game = try? LessonGame(cardCount: 4, from: deck, matching: 3)
    return Play(game: game ?? .m12, touches: [0, 1, 2])
  }

  /// Your game on the same table.
  var yours: ThreeCardGame { ThreeCardGame(Deck(game.pack), matching: game.cardsToMatch) }
}

/// Makes each play on your game and on the kit's own, and stops at the first that differs.
func expectPlays(
  _ plays: [Play], comparing aspects: GameAspect...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for play in plays {
    let isRight = expectGame(
      play.yours, playing: play.touches.map { .touch($0) }, goesAs: play.game,
      comparing: Set(aspects), sourceLocation: sourceLocation)
    if !isRight { return }
  }
}

/// Touches the cards of each play in every order, and stops at the first verdict that differs.
func expectSameInEveryOrder(_ plays: [Play], sourceLocation: SourceLocation = #_sourceLocation) {
  for play in plays {
    let diagnoses = diagnoseOrder(ofTouching: play.touches, in: play.yours)
    report(diagnoses, at: sourceLocation)
    if !diagnoses.isEmpty { return }
  }
}

// MARK: - Many plays

extension Play {
  /// One card fewer than are compared, from left to right, on every table.
  static var tooFew: [Play] {
    everyTurn.map { Play(game: $0.game, touches: $0.touches.dropLast()) }
  }

  static var everyMatch: [Play] { everyTurn.filter { $0.outcome == .matched } }

  static var everyMismatch: [Play] { everyTurn.filter { $0.outcome == .mismatched } }

  /// Some dozens of first turns on every table, from left to right.
  static let everyTurn: [Play] = tables.flatMap { game in
    var generator = SeededGenerator(seed: UInt64(game.cardsToMatch))
    return (1...60).map { _ in
      var indices = Array(game.cards.indices)
      indices.fisherYatesShuffle(using: &generator)
      return Play(game: game, touches: indices.prefix(game.cardsToMatch).sorted())
    }
  }

  /// Games of sixty touches of any cards, games in which much is won, and long ones in which nothing can be.
  static var wholeGames: [Play] {
    gamesOfAnyTouches + tables.map { Play(game: $0, touches: bestTouches(in: $0)) }
      + longGames + bigTables.map { Play(game: $0, touches: Array($0.cards.indices)) }
  }

  private static var gamesOfAnyTouches: [Play] {
    tables.flatMap { game in
      (1...5).map { seed in
        var generator = SeededGenerator(seed: UInt64(seed))
        let touches = (1...60).map { _ in Int(generator.next() % UInt64(game.cards.count)) }
        return Play(game: game, touches: touches)
      }
    }
  }

  /// The touches of someone who always takes the cards that earn most.
  private static func bestTouches(in game: LessonGame) -> [Int] {
    var game = game
    var touches: [Int] = []
    while case .choose(let indices, _)? = game.hint(), let index = indices.first {
      game.chooseCard(at: index)
      touches.append(index)
    }
    return touches
  }

  /// Five hundred touches of four cards of which no two match; the score falls below -500.
  private static var longGames: [Play] {
    let faces = zip([Rank.ace, .five, .nine, .king], Suit.allCases).map { PlayingCard($0, of: $1) }
    return tables(of: [Deck(faces)], matching: [2, 3, 4]).map { game in
      var generator = SeededGenerator(seed: 13)
      return Play(game: game, touches: (1...500).map { _ in generator.number(below: 4) })
    }
  }

  private var outcome: Outcome? {
    var game = game
    return touches.map { game.chooseCard(at: $0) }.last
  }

  /// The lesson's table and a shuffled one, with two to six cards to match.
  private static let tables = tables(
    of: [.m12, shuffledTwenty], matching: [2, 3, 4, 5, 6])

  private static var shuffledTwenty: Deck<PlayingCard> {
    var generator = SeededGenerator(seed: 13)
    var deck = Deck.standard
    deck.shuffle(using: &generator)
    return Deck(deck.draw(20) ?? [])
  }

  /// Tables of a pack and eight cards of another; most cards lie beside others of their rank, so much is
  /// won from left to right.
  private static var bigTables: [LessonGame] {
    let pack = Rank.allCases.flatMap { rank in Suit.allCases.map { PlayingCard(rank, of: $0) } }
    return tables(of: [Deck(pack + Deck.m12.cards.prefix(8))], matching: [2, 3, 5])
  }

  private static func tables(of decks: [Deck<PlayingCard>], matching: [Int]) -> [LessonGame] {
    matching.flatMap { number in
      decks.compactMap { try? LessonGame(cardCount: $0.count, from: $0, matching: number) }
    }
  }
}
