import CardGameModel
import Testing

@Suite("What versions of the matching game differ in")
struct MatchingGameOptionsTests {
  @Test(
    "After a mismatch the others go down, or all, or none",
    arguments: [
      (AfterMismatch.othersTurnDown, [3]), (.allTurnDown, []), (.allStayUp, [0, 3]),
    ] as [(AfterMismatch, [Int])])
  func afterMismatch(rule: AfterMismatch, faceUp: [Int]) throws {
    var game = try LessonGame(cardCount: 12, from: .m12, afterMismatch: rule)
    #expect([0, 3].map { game.chooseCard(at: $0) } == [.turnedUp, .mismatched])
    #expect(game.faceUpIndices == faceUp && game.score == -4)
    #expect(game.cards.indices.filter { game.cards[$0].isFaceUp } == faceUp)
  }

  @Test("Cards that stayed up go down with the next choice, which may be one of them")
  func allStayUp() throws {
    var game = try LessonGame(cardCount: 12, from: .m12, afterMismatch: .allStayUp)
    for index in [0, 3] { game.chooseCard(at: index) }
    var other = game
    #expect(other.chooseCard(at: 5) == .turnedUp && other.faceUpIndices == [5])
    #expect(game.chooseCard(at: 3) == .turnedUp && game.faceUpIndices == [3])
    #expect(game.chooseCard(at: 5) == .matched)
    // Two choices and a mismatch, then two choices and 4 points for the kings.
    #expect(game.score == -4 - 2 + 16)
  }

  @Test("Unchoosing a card is free, or costs what the scoring says")
  func unchoosing() throws {
    var game = try LessonGame(
      cardCount: 12, from: .m12, scoring: Scoring(unchoosingCost: 3))
    for index in [0, 0] { game.chooseCard(at: index) }
    #expect(game.score == -1 - 3)
  }

  @Test("Why cards do not match")
  func whyNot() throws {
    var game = try LessonGame(cardCount: 12, from: .m12, matching: 3)
    for index in [0, 3] { game.chooseCard(at: index) }
    #expect(
      game.whyNot(choosing: 4)?.description
        == "A♠, K♦ and 9♣ do not match: no two of them have the rank or the suit in common.")
    #expect(game.whyNot(choosing: 5) == nil && game.whyNot(choosing: 0) == nil)
  }

  @Test("A hint names the best match, and turns down what is in its way")
  func hint() throws {
    var game = MatchingGame.m12
    #expect(game.hint()?.indices == [0, 1])
    game.chooseCard(at: 5)
    // The kings earn as much as the aces, and one of them is up.
    #expect(game.hint()?.indices == [3])
    game.chooseCard(at: 3)
    game.chooseCard(at: 4)
    #expect(game.hint()?.indices == [4, 0, 1])
  }

  @Test("When nothing matches any more, the hint says so")
  func noHint() throws {
    let deck = Deck(try [PlayingCard](parsing: "A♠ K♦ 9♣"))
    let game = try LessonGame(cardCount: 3, from: deck)
    #expect(game.hint() == .nothing(because: "No cards are left that match."))
  }

  @Test("A table can be laid by hand")
  func arrange() throws {
    var game = MatchingGame.m12
    try game.arrange(faceUp: [3], matched: [0, 1], score: 13)
    #expect(game.faceUpIndices == [3] && game.matchedIndices == [0, 1] && game.choiceCount == 3)
    #expect(game.chooseCard(at: 5) == .matched && game.score == 13 - 1 + 16)
  }

  @Test(
    "A table that no play leads to is refused, and the game left alone",
    arguments: [
      ([0, 3], []), ([], [0]), ([], [0, 3]), ([0], [0, 1]), ([12], []), ([-1], []), ([3, 3], []),
      ([], [0, 1, 3, 4]),
    ] as [([Int], [Int])])
  func impossible(faceUp: [Int], matched: [Int]) {
    var game = MatchingGame.m12
    #expect(throws: StateError.self) { try game.arrange(faceUp: faceUp, matched: matched) }
    #expect(game == .m12)
  }
}

@Suite("Two of three pay less")
struct PartialMatchRuleTests {
  @Test(
    "When all cards have one rank or suit every pair pays, and else half",
    arguments: [
      ("K♦ K♥ K♠", 12), ("3♦ K♦ Q♦", 3), ("K♦ K♥ 7♣", 2), ("K♦ K♥ 3♦", 2), ("A♠ 5♠ K♦", 1),
      ("A♠ K♦ 9♣", 0), ("K♦ K♥", 4), ("3♦ K♦", 1),
    ])
  func points(cards: String, points: Int) throws {
    let cards = try [PlayingCard](parsing: cards)
    for order in permutations(of: cards) {
      #expect(PartialMatchRule().points(for: order) == points)
    }
  }

  @Test("The divisor is a parameter, and a match is worth a point at least")
  func divisor() throws {
    let cards = try [PlayingCard](parsing: "K♦ K♥ 7♣")
    #expect(PartialMatchRule(divisor: 1).points(for: cards) == 4)
    #expect(PartialMatchRule(divisor: 4).points(for: cards) == 1)
    #expect(PartialMatchRule(divisor: 100).points(for: cards) == 1)
  }

  @Test("A game is played by it")
  func game() throws {
    var game = try MatchingGame(
      cardCount: 12, from: .m12, matching: 3, rule: PartialMatchRule())
    for index in [3, 5, 7] { game.chooseCard(at: index) }
    #expect(game.score == 2 * 4 - 3 && game.matchedIndices == [3, 5, 7])
  }
}
