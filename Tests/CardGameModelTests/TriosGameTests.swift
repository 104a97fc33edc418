import CardGameModel
import Foundation
import Testing

@Suite("Trios")
struct TriosGameTests {
  /// The pack in its order: 0 1 2 are a trio, 0 1 3 are none.
  var game: TriosGame

  init() throws {
    game = try TriosGame(from: .trios)
  }

  @Test("Twelve cards lie open, the others in the deck")
  func dealt() {
    #expect(game.cards.map(\.face) == Array(Deck.trios.cards.prefix(12)))
    #expect(game.cards.allSatisfy { $0.isFaceVisible && !$0.isChosen })
    #expect(game.deck.count == 69 && game.canDealMore && game.maximumCardCount == 81)
  }

  @Test("While one or two cards are chosen, a chosen card is unchosen for a point")
  mutating func deselect() {
    #expect(
      [0, 0, 1, 2, 1].map { game.chooseCard(at: $0) } == [
        .turnedUp, .turnedDown, .turnedUp, .turnedUp, .turnedDown,
      ])
    #expect(game.faceUpIndices == [2] && game.score == -2)
  }

  @Test("After a mismatch the next touch unchooses the three and chooses its card")
  mutating func mismatch() {
    #expect([0, 1, 3].map { game.chooseCard(at: $0) }.last == .mismatched)
    #expect(game.faceUpIndices == [0, 1, 3] && game.score == -5)
    var other = game
    #expect(other.chooseCard(at: 7) == .turnedUp && other.faceUpIndices == [7])
    #expect(game.chooseCard(at: 3) == .turnedUp && game.faceUpIndices == [3])
    #expect(game.score == -5)
  }

  @Test("A match stays until the next touch, which replaces it in its places and chooses its card")
  mutating func match() {
    #expect([0, 1, 2].map { game.chooseCard(at: $0) }.last == .matched)
    #expect(game.matchedIndices == [0, 1, 2] && game.score == 3)
    #expect(game.chooseCard(at: 5) == .turnedUp && game.faceUpIndices == [5])
    let pack = Deck.trios.cards
    #expect(game.cards.map(\.face) == Array(pack[12...14] + pack[3...11]))
    #expect(game.deck.count == 66)
  }

  @Test("A touch on one of the matched three replaces them and selects nothing")
  mutating func touchMatched() {
    for index in [0, 1, 2] { game.chooseCard(at: index) }
    #expect(game.chooseCard(at: 1) == .dealt)
    #expect(game.faceUpIndices.isEmpty && game.matchedIndices.isEmpty && game.cards.count == 12)
  }

  @Test("More replaces a matched trio, free of charge")
  mutating func moreReplaces() {
    for index in [0, 1, 2] { game.chooseCard(at: index) }
    #expect(game.dealMore() == .dealt)
    #expect(game.cards.count == 12 && game.matchedIndices.isEmpty && game.score == 3)
  }

  @Test("More adds three cards, and costs points when a trio was on the table")
  mutating func moreAdds() {
    game.chooseCard(at: 0)
    #expect(game.dealMore() == .dealt)
    #expect(game.cards.count == 15 && game.score == -3 && game.faceUpIndices == [0])
  }

  @Test("What it costs to ask for more can be set; without a trio it is free")
  func needlessDeal() throws {
    var game = try TriosGame(from: .trios, scoring: TriosScoring(needlessDeal: 7))
    game.dealMore()
    #expect(game.score == -7)
    // Of these four cards no three are a trio.
    let cards = try [TrioCard](parsing: "1111 1112 1121 1122")
    let rest = Deck.trios.cards.filter { !cards.contains($0) }
    game = try TriosGame(from: Deck(cards + rest), tableSize: 4)
    game.dealMore()
    #expect(game.score == 0 && game.cards.count == 7)
  }

  @Test("With an empty deck more is ignored, and a match is taken off the table")
  func emptyDeck() throws {
    var game = try TriosGame(from: Deck(Deck.trios.cards.prefix(12)))
    #expect(!game.canDealMore && game.dealMore() == .ignored)
    for index in [0, 1, 2] { game.chooseCard(at: index) }
    #expect(game.chooseCard(at: 3) == .turnedUp)
    #expect(game.cards.count == 9 && game.faceUpIndices == [0])
    #expect(game.cards[0].face == Deck.trios.cards[3])
  }

  @Test("A deck that has too few cards for a match fills what it can")
  func lastCards() throws {
    var game = try TriosGame(from: Deck(Deck.trios.cards.prefix(13)))
    for index in [0, 1, 2, 11] { game.chooseCard(at: index) }
    #expect(game.cards.count == 10 && game.cards[0].face == Deck.trios.cards[12])
    #expect(game.faceUpIndices == [9])
  }

  @Test("A game in which every card finds its trio is won")
  func won() throws {
    var game = try TriosGame(from: Deck(Deck.trios.cards.prefix(3)), tableSize: 3)
    #expect(!game.isOver)
    for index in [0, 1, 2] { game.chooseCard(at: index) }
    #expect(game.isOver && game.isWon)
    #expect(game.chooseCard(at: 0) == .dealt)
    #expect(game.cards.isEmpty && game.isWon && game.legalChoices.isEmpty)
  }

  @Test("A game is over when the deck is empty and no trio is left")
  func over() throws {
    let game = try TriosGame(
      from: Deck([TrioCard](parsing: "1111 1112 1121 1122")), tableSize: 4)
    #expect(game.isOver && !game.isWon && game.trios.isEmpty)
    #expect(game.hint() == .nothing(because: "No trio is left, and no card to ask for."))
  }

  @Test("The trios on a table are those that trying all threes finds")
  func findsAll() throws {
    for seed in UInt64(0)..<10 {
      let game = try TriosGame(from: Deck.trios.shuffled(seed: seed), tableSize: 15)
      var expected: [[Int]] = []
      for first in 0..<15 {
        for second in (first + 1)..<15 {
          for third in (second + 1)..<15
          where isTrio([first, second, third].map { game.cards[$0].face }) {
            expected.append([first, second, third])
          }
        }
      }
      #expect(Set(game.trios) == Set(expected) && game.hasTrio == !expected.isEmpty)
      #expect(game.trios.count == expected.count)
    }
  }

  @Test("A hint takes up the chosen cards, and else unchooses them")
  mutating func hint() {
    #expect(game.hint()?.indices == [0, 1, 2])
    game.chooseCard(at: 4)
    #expect(game.hint()?.indices == [0, 8])
    game.chooseCard(at: 0)
    #expect(game.hint()?.indices == [8])
  }

  /// 0 and 9 have the third card 1311, which is the nineteenth of the pack.
  @Test("Of two chosen cards without a third a hint unchooses one, and keeps the other")
  mutating func hintKeeps() {
    for index in [0, 9] { game.chooseCard(at: index) }
    #expect(game.hint()?.indices == [9, 1, 2])
    for index in [9, 1, 2] { game.chooseCard(at: index) }
    #expect(game.matchedIndices == [0, 1, 2] && game.score == 3 - 1)
  }

  /// 0, 1 and 2 are the only trio of these five; neither 3 nor 4 is in it.
  @Test("Chosen cards that are in no trio are unchosen first")
  func hintUnchooses() throws {
    var game = try TriosGame(
      from: Deck([TrioCard](parsing: "1111 1112 1113 2221 2231")), tableSize: 5)
    for index in [3, 4] { game.chooseCard(at: index) }
    #expect(game.trios == [[0, 1, 2]] && game.hint()?.indices == [3, 4, 0, 1, 2])
  }

  @Test("Why not, for any three cards of the table")
  mutating func whyNot() {
    for index in [0, 1] { game.chooseCard(at: index) }
    #expect(
      game.whyNot(choosing: 3)?.description
        == "○r, ○g and ◐r do not match: shading: two are alike, one differs; "
        + "colour: two are alike, one differs.")
    #expect(game.whyNot(choosing: 2) == nil && game.whyNot(0, 1, 2) == nil)
  }

  @Test("A table can be laid by hand")
  mutating func arrange() throws {
    try game.arrange(faceUp: [], matched: [0, 4, 8], score: 40)
    #expect(game.matchedIndices == [0, 4, 8] && game.score == 40)
    #expect(game.chooseCard(at: 1) == .turnedUp && game.cards.count == 12)
  }

  /// One move asked for three more cards, and two chose the cards that are up.
  @Test("A table that has grown can be laid by hand, saved and read back")
  mutating func arrangeGrown() throws {
    game.dealMore()
    try game.arrange(faceUp: [0, 14])
    #expect(game.faceUpIndices == [0, 14] && game.moveCount == 3)
    let data = try JSONEncoder().encode(game)
    #expect(try JSONDecoder().decode(TriosGame.self, from: data) == game)
  }

  @Test(
    "A table that no play leads to is refused",
    arguments: [
      ([0, 1, 2], []), ([0, 1, 3, 4], []), ([], [0, 1]), ([], [0, 1, 3]), ([3], [0, 1, 2]),
      ([12], []),
    ] as [([Int], [Int])])
  mutating func impossible(faceUp: [Int], matched: [Int]) {
    #expect(throws: StateError.self) { try game.arrange(faceUp: faceUp, matched: matched) }
  }

  @Test("A table or a deck that does not do is refused")
  func refused() throws {
    #expect(throws: DealError.tableTooSmall(cardCount: 2, minimum: 3)) {
      try TriosGame(from: .trios, tableSize: 2)
    }
    #expect(throws: DealError.deckTooSmall(needed: 12, available: 11)) {
      try TriosGame(from: Deck(Deck.trios.cards.prefix(11)))
    }
    #expect(throws: DealError.cardTwice("○r")) {
      try TriosGame(from: Deck(Deck.trios.cards + [TrioCard(.one, .circle, .open, .red)]))
    }
  }

  /// By the words of the rule: in each digit all three alike or all three different.
  private func isTrio(_ cards: [TrioCard]) -> Bool {
    (0..<4).allSatisfy { place in
      Set(cards.map { Array($0.asciiTitle)[place] }).count != 2
    }
  }
}

extension Hint {
  /// The cards to choose, or `nil` when there are none.
  var indices: [Int]? {
    if case .choose(let indices, _) = self { indices } else { nil }
  }
}
