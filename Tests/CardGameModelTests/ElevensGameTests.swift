import CardGameModel
import Testing

@Suite("Elevens")
struct ElevensGameTests {
  /// Nine cards on the table, three in the deck.
  var game: ElevensGame

  init() throws {
    game = try ElevensGame(
      from: Deck([PlayingCard](parsing: "A♠ 10♥ 5♠ K♦ 9♣ K♥ Q♦ J♣ 2♠ 3♠ 4♠ 6♦")))
  }

  @Test("Nine cards lie open")
  func dealt() {
    #expect(game.cards.count == 9 && game.deck.count == 3 && game.score == 0)
    #expect(game.cards.allSatisfy { $0.isFaceVisible && !$0.isChosen })
  }

  @Test("Two cards that make eleven are removed, and the deck fills their places")
  mutating func pair() throws {
    #expect(game.chooseCard(at: 1) == .turnedUp)
    #expect(game.chooseCard(at: 0) == .matched)
    #expect(game.cards.map(\.face) == (try [PlayingCard](parsing: "3♠ 4♠ 5♠ K♦ 9♣ K♥ Q♦ J♣ 2♠")))
    #expect(game.score == 2 && game.faceUpIndices.isEmpty && game.deck.count == 1)
  }

  @Test("A jack, a queen and a king are removed together, in every order")
  func courts() {
    for touches in permutations(of: [3, 6, 7]) {
      var game = game
      #expect(touches.map { game.chooseCard(at: $0) } == [.turnedUp, .turnedUp, .matched])
      #expect(game.score == 3 && game.deck.isEmpty && game.cards.count == 9)
    }
  }

  @Test("When the deck is empty later cards move up")
  mutating func emptyDeck() throws {
    for index in [3, 6, 7, 4, 8] { game.chooseCard(at: index) }
    #expect(game.cards.map(\.face) == (try [PlayingCard](parsing: "A♠ 10♥ 5♠ 3♠ K♥ 4♠ 6♦")))
    #expect(game.score == 5)
  }

  @Test("A mismatch unchooses the others, as in the lesson")
  mutating func mismatch() {
    #expect([0, 2].map { game.chooseCard(at: $0) } == [.turnedUp, .mismatched])
    #expect(game.faceUpIndices == [2] && game.score == 0)
    #expect([3, 7, 5].map { game.chooseCard(at: $0) } == [.mismatched, .turnedUp, .mismatched])
    #expect(game.faceUpIndices == [5])
  }

  @Test("A chosen card is unchosen by the next touch")
  mutating func unchoose() {
    #expect([3, 7, 3].map { game.chooseCard(at: $0) } == [.turnedUp, .turnedUp, .turnedDown])
    #expect(game.faceUpIndices == [7])
  }

  @Test(
    "Why not",
    arguments: [
      ([0], 2, "A♠ and 5♠ do not match: 1 and 5 make 6, not 11."),
      ([0], 3, "A♠ and K♦ do not match: a jack, a queen or a king goes with no number."),
      ([3], 5, "K♦ and K♥ do not match: a jack, a queen and a king go together, one of each."),
      (
        [3, 6], 5,
        "K♦, Q♦ and K♥ do not match: a jack, a queen and a king go together, one of each."
      ),
    ] as [([Int], Int, String)])
  mutating func whyNot(chosen: [Int], index: Int, sentence: String) {
    for card in chosen { game.chooseCard(at: card) }
    #expect(game.whyNot(choosing: index)?.description == sentence)
    #expect(game.chooseCard(at: index) == .mismatched)
  }

  @Test("All groups on the table are found")
  func groups() {
    // A+10 and 9+2; the jack and the queen with each of the two kings.
    #expect(Set(game.removableGroups) == [[0, 1], [4, 8], [3, 6, 7], [5, 6, 7]])
  }

  @Test("A hint takes up the chosen cards")
  mutating func hint() {
    #expect(game.hint()?.indices == [0, 1])
    game.chooseCard(at: 5)
    #expect(game.hint()?.indices == [6, 7])
    game.chooseCard(at: 8)
    #expect(game.hint()?.indices == [4])
    game.chooseCard(at: 2)
    #expect(game.hint()?.indices == [2, 0, 1])
  }

  @Test("The sum is a parameter")
  func sum() throws {
    var game = try ElevensGame(
      from: Deck([PlayingCard](parsing: "5♠ 5♥ A♠ 9♠")), tableSize: 4, sum: 10)
    #expect([0, 1].map { game.chooseCard(at: $0) } == [.turnedUp, .matched])
    #expect([0, 1].map { game.chooseCard(at: $0) } == [.turnedUp, .matched])
    #expect(game.isWon && game.score == 4)
    #expect(throws: DealError.self) { try ElevensGame(from: .standard, sum: 21) }
  }

  @Test("A game is lost when nothing can be removed")
  func lost() throws {
    let game = try ElevensGame(from: Deck([PlayingCard](parsing: "A♠ A♥ 2♠ J♠ Q♠")), tableSize: 5)
    #expect(game.isOver && !game.isWon && game.removableGroups.isEmpty)
    #expect(game.hint() == .nothing(because: "Nothing can be removed."))
  }

  @Test("A pack laid for it is won: all fifty-two cards go")
  func won() throws {
    // Ace to ten of each suit beside their partners, then the courts.
    let pairs = Suit.allCases.flatMap { suit in
      (1...5).flatMap { number in
        [Rank(rawValue: number)!, Rank(rawValue: 11 - number)!].map { PlayingCard($0, of: suit) }
      }
    }
    let courts = Suit.allCases.flatMap { suit in
      [Rank.jack, .queen, .king].map { PlayingCard($0, of: suit) }
    }
    var game = try ElevensGame(from: Deck(pairs + courts))
    var player = GreedyPlayer<ElevensGame>()
    while let move = player.nextMove(in: game) { game.make(move) }
    #expect(game.isWon && game.score == 52 && game.cards.isEmpty && game.isOver)
  }

  @Test("A table can be laid by hand, with what play allows")
  mutating func arrange() throws {
    try game.arrange(faceUp: [3, 7])
    #expect(game.faceUpIndices == [3, 7])
    #expect(game.chooseCard(at: 6) == .matched)
    for (faceUp, matched) in [([0, 1], []), ([0, 2], []), ([3, 5], []), ([], [0])]
      as [([Int], [Int])]
    {
      #expect(throws: StateError.self) { try game.arrange(faceUp: faceUp, matched: matched) }
    }
    #expect(throws: StateError.self) { try game.arrange(faceUp: [], matched: [], score: 50) }
  }
}
