import CardGameModel
import Testing

@Suite("Matching game of two cards")
struct MatchingGameTests {
  var game = MatchingGame.m12

  @Test(
    "The scripts of the lesson's table give the lesson's scores",
    arguments: [
      ([], 0, [], []), ([0], -1, [0], []), ([0, 0], -1, [], []), ([0, 1], 14, [], [0, 1]),
      ([0, 2], 2, [], [0, 2]), ([0, 3], -4, [3], []),
    ] as [([Int], Int, [Int], [Int])])
  mutating func scripts(touches: [Int], score: Int, faceUp: [Int], matched: [Int]) {
    for index in touches { game.chooseCard(at: index) }
    #expect(game.score == score)
    #expect(game.faceUpIndices == faceUp)
    #expect(game.matchedIndices == matched)
  }

  @Test("A new game has every card face down, no points, and has not begun")
  func newGame() {
    #expect(game.cards.map(\.face) == Deck.m12.cards)
    #expect(game.cards.allSatisfy { $0.position == .faceDown && !$0.liesOpen })
    #expect(game.score == 0 && game.choiceCount == 0 && !game.isOver)
    #expect(game.cardsToMatch == 2 && game.scoring == Scoring())
    #expect(game.deck.isEmpty)
  }

  @Test("Every choice tells what came of it")
  mutating func outcomes() {
    let outcomes = [0, 0, 0, 3, 5, 5, 12, 9].map { game.chooseCard(at: $0) }
    #expect(
      outcomes == [
        .turnedUp, .turnedDown, .turnedUp, .mismatched, .matched, .ignored, .ignored, .turnedUp,
      ])
  }

  @Test("Turning a card down again is free, and so are matched cards")
  mutating func free() {
    for index in [0, 1, 4] { game.chooseCard(at: index) }
    let score = game.score
    for index in [0, 1, 4] { game.chooseCard(at: index) }
    #expect(game.score == score)
    #expect(game.faceUpIndices.isEmpty && game.matchedIndices == [0, 1])
  }

  @Test(
    "An index that is not on the table changes nothing at all",
    arguments: [-1, 12, 13, 1000, .min, .max])
  mutating func outOfRange(index: Int) {
    game.chooseCard(at: 0)
    let before = game
    #expect(game.chooseCard(at: index) == .ignored)
    #expect(game == before)
  }

  @Test("A matched card ignores everything, also while another is face up")
  mutating func matchedIgnored() {
    for index in [0, 1, 4] { game.chooseCard(at: index) }
    let before = game
    #expect(game.chooseCard(at: 0) == .ignored)
    #expect(game == before)
  }

  @Test("Every choice that turns a card counts, an ignored one does not")
  mutating func choiceCount() {
    for index in [0, 0, 0, 1, 1, 12] { game.chooseCard(at: index) }
    #expect(game.choiceCount == 4)
  }

  @Test("A match is paid and a choice is charged by the scoring")
  func scoring() throws {
    let scoring = Scoring(matchBonus: 10, mismatchPenalty: 5, choiceCost: 3)
    var game = try LessonGame(cardCount: 12, from: .m12, scoring: scoring)
    game.chooseCard(at: 0)
    #expect(game.score == -3)
    game.chooseCard(at: 3)
    #expect(game.score == -3 - 3 - 5)
    game.chooseCard(at: 5)
    #expect(game.score == -3 - 3 - 5 - 3 + 4 * 10)
  }

  @Test("Without costs a mismatch and a choice leave the score alone")
  func freeScoring() throws {
    let scoring = Scoring(matchBonus: 1, mismatchPenalty: 0, choiceCost: 0)
    var game = try LessonGame(cardCount: 12, from: .m12, scoring: scoring)
    for index in [0, 3, 5] { game.chooseCard(at: index) }
    #expect(game.score == 4)
  }

  @Test("A rule of one's own decides what matches")
  func ownRule() throws {
    var game = try MatchingGame(cardCount: 12, from: .m12, rule: SameColourRule())
    #expect(game.chooseCard(at: 0) == .turnedUp)
    #expect(game.chooseCard(at: 4) == .matched)
    #expect(game.chooseCard(at: 1) == .turnedUp)
    #expect(game.chooseCard(at: 2) == .mismatched)
  }

  @Test("The two cards of one match may be chosen in either order, for all pairs of the table")
  func eitherOrder() {
    for first in 0..<12 {
      for second in 0..<12 where first != second {
        let scores = [[first, second], [second, first]].map { touches in
          var game = MatchingGame.m12
          for index in touches { game.chooseCard(at: index) }
          return game.score
        }
        #expect(scores[0] == scores[1])
      }
    }
  }

  @Test("Games are values: a copy plays apart")
  mutating func value() {
    let before = game
    game.chooseCard(at: 0)
    #expect(before.score == 0 && before != game)
    game = before
    #expect(game == MatchingGame.m12)
  }
}

@Suite("Matching game of several cards")
struct SeveralCardsTests {
  @Test("Three cards that match are paid for all their pairs, in every order")
  func threeMatch() throws {
    for touches in permutations(of: [3, 5, 7]) {
      var game = try LessonGame(cardCount: 12, from: .m12, matching: 3)
      #expect(
        touches.map { game.chooseCard(at: $0) } == [.turnedUp, .turnedUp, .matched], "\(touches)")
      #expect(game.score == 13)
      #expect(game.matchedIndices == [3, 5, 7])
    }
  }

  @Test("Three cards that do not match cost one penalty, and only the last stays up")
  func threeMismatch() throws {
    for touches in permutations(of: [0, 3, 4]) {
      var game = try LessonGame(cardCount: 12, from: .m12, matching: 3)
      for index in touches { game.chooseCard(at: index) }
      #expect(game.score == -5)
      #expect(game.faceUpIndices == [touches[2]])
    }
  }

  @Test("Fewer cards than the mode needs are only turned up", arguments: 2...12)
  func turnedUpBeforeTheLast(mode: Int) throws {
    var game = try LessonGame(cardCount: 12, from: .m12, matching: mode)
    for index in 0..<(mode - 1) { #expect(game.chooseCard(at: index) == .turnedUp) }
    #expect(game.score == -(mode - 1))
    #expect(game.faceUpIndices == Array(0..<(mode - 1)))
  }

  /// By suit the table holds 3 spades, 3 hearts, 3 diamonds, 3 clubs, by rank two pairs.
  @Test(
    "The last card of the mode compares all of them",
    arguments: [
      // mode, points of the first cards of the table: A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦
      (2, 4), (3, 5), (4, 5), (5, 5), (6, 10), (7, 11), (8, 12), (9, 14), (10, 16), (11, 18),
      (12, 20),
    ])
  func allModes(mode: Int, points: Int) throws {
    var game = try LessonGame(cardCount: 12, from: .m12, matching: mode)
    let outcomes = (0..<mode).map { game.chooseCard(at: $0) }
    #expect(outcomes.last == .matched)
    #expect(game.score == points * 4 - mode)
    #expect(game.matchedIndices == Array(0..<mode))
  }

  @Test("After a mismatch the last card is the first of the next try")
  func afterMismatch() throws {
    var game = try LessonGame(cardCount: 12, from: .m12, matching: 3)
    for index in [0, 3, 4] { game.chooseCard(at: index) }
    #expect(game.chooseCard(at: 7) == .turnedUp)
    #expect(game.chooseCard(at: 10) == .matched)
    // Three clubs: 3 points · 4 − 2 more choices.
    #expect(game.score == -5 + 12 - 2)
  }

  @Test("A card that is turned down does not count among those compared")
  func turnedDownBetween() throws {
    var game = try LessonGame(cardCount: 12, from: .m12, matching: 3)
    let outcomes = [0, 3, 0, 5, 7].map { game.chooseCard(at: $0) }
    #expect(outcomes == [.turnedUp, .turnedUp, .turnedDown, .turnedUp, .matched])
    #expect(game.matchedIndices == [3, 5, 7])
  }
}

@Suite("Dealing a matching game")
struct MatchingGameDealTests {
  @Test("The first cards of the deck lie on the table, the others stay in the deck")
  func deal() throws {
    let game = try LessonGame(cardCount: 12, from: .m16)
    #expect(game.cards.map(\.face) == Deck.m12.cards)
    #expect(game.deck.cards == (try [PlayingCard](parsing: "8♠ 6♣ 4♦ 2♥")))
    #expect(game.pack == Deck.m16.cards)
  }

  @Test("Dealing the pack again gives the same table again")
  func pack() throws {
    var game = try LessonGame(cardCount: 12, from: .m16)
    let before = game
    for index in [0, 1, 2, 3] { game.chooseCard(at: index) }
    try game.deal(Deck(game.pack))
    #expect(game == before)
  }

  @Test("A new deal resets everything and keeps the rules")
  func dealAgain() throws {
    let scoring = Scoring(matchBonus: 1)
    var game = try LessonGame(cardCount: 12, from: .m16, matching: 3, scoring: scoring)
    for index in [3, 5, 7, 0] { game.chooseCard(at: index) }
    var deck = Deck.standard
    var generator = SeededGenerator(seed: 1)
    deck.shuffle(using: &generator)
    try game.deal(deck)
    #expect(game == (try LessonGame(cardCount: 12, from: deck, matching: 3, scoring: scoring)))
  }

  @Test("A deck that is too small is an error, and leaves the game and the deck alone")
  func tooSmall() throws {
    var game = MatchingGame.m12
    for index in [0, 1, 2] { game.chooseCard(at: index) }
    let before = game
    let deck = Deck(Deck.m12.cards.dropLast())
    #expect(throws: DealError.deckTooSmall(needed: 12, available: 11)) { try game.deal(deck) }
    #expect(game == before)
    #expect(deck.count == 11)
    #expect(throws: DealError.deckTooSmall(needed: 12, available: 11)) {
      try LessonGame(cardCount: 12, from: deck)
    }
  }

  @Test(
    "Only two cards up to all of the table can be matched",
    arguments: [(12, 1), (12, 0), (12, -1), (12, 13), (1, 2), (0, 2), (0, 0), (-1, 2), (2, .max)])
  func cannotMatch(cardCount: Int, cardsToMatch: Int) {
    #expect(throws: DealError.cannotMatch(cardsToMatch: cardsToMatch, cardCount: cardCount)) {
      try LessonGame(cardCount: cardCount, from: .standard, matching: cardsToMatch)
    }
  }

  @Test("The smallest and the largest tables can be dealt", arguments: [2, 52])
  func bounds(cardCount: Int) throws {
    let game = try LessonGame(cardCount: cardCount, from: .standard, matching: cardCount)
    #expect(game.cards.count == cardCount)
    #expect(game.deck.count == 52 - cardCount)
  }
}

/// Black cards go with black cards, red with red.
private struct SameColourRule: MatchRule {
  func points(for faces: [PlayingCard]) -> Int {
    let reds = faces.count { $0.suit == .hearts || $0.suit == .diamonds }
    return reds == 0 || reds == faces.count ? 1 : 0
  }
}
