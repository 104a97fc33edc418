import CardGameModel
import Testing

/// The least that a learner must write of a game: a card is turned over by each choice.
private struct TurningGame: CardGame {
  var cards = Deck.m12.cards.map { TableCard($0) }
  var pack: [PlayingCard] { cards.map(\.face) }
  var score = 0
  var isOver: Bool { cards.allSatisfy(\.isMatched) }

  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    cards[index].position = .faceUp
    return .turnedUp
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    cards = deck.cards.map { TableCard($0) }
  }
}

@Suite("What a game need not say")
struct CardGameDefaultsTests {
  private var game = TurningGame()

  @Test("A game without a word of its own is called after its type")
  func kind() {
    #expect(TurningGame.kind == "TurningGame")
  }

  @Test("A table keeps its size, has no mode and no more cards to ask for, and counts no moves")
  mutating func nothingMore() {
    #expect(game.maximumCardCount == 12 && game.mode == nil && game.moveCount == nil)
    #expect(!game.canDealMore && game.dealMore() == .ignored)
    #expect(game.changeMode(to: 3) == .ignored)
    #expect(game.counters.isEmpty && game.scoreName == "Score")
    #expect(game.hint() == nil && game.whyNot(choosing: 0) == nil)
  }

  @Test("What can be chosen is found by trying")
  mutating func legalChoices() {
    game.cards[3].position = .matched
    #expect(game.legalChoices == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11])
    #expect(!game.canChooseCard(at: 12) && !game.canChooseCard(at: -1))
  }

  @Test("A game has begun when a card is chosen, or points were won or lost")
  mutating func hasBegun() {
    #expect(!game.hasBegun)
    game.chooseCard(at: 0)
    #expect(game.hasBegun)
    game = TurningGame(score: -1)
    #expect(game.hasBegun)
  }

  @Test("A game is won when it is over with all its cards matched, and not on an empty table")
  mutating func isWon() {
    #expect(!game.isWon)
    for index in game.cards.indices { game.cards[index].position = .matched }
    #expect(game.isWon)
    game.cards = []
    #expect(game.isOver && !game.isWon)
  }

  @Test("A game that cannot be laid by hand says so")
  mutating func arrange() {
    #expect(throws: StateError.self) { try game.arrange(faceUp: [0]) }
  }

  @Test("A move is made by any game; a deck that does not do is ignored")
  func make() {
    var game = MatchingGame.m12
    #expect(game.make(.choose(0)) == .turnedUp)
    #expect(game.make(.dealMore) == .ignored)
    #expect(game.make(.deal([])) == .ignored)
    #expect(game.score == -1)
    #expect(game.make(.deal(Deck.m16.cards)) == .dealt)
    #expect(game.make(.changeMode(3)) == .dealt)
    #expect(game.cardsToMatch == 3 && game.pack == Deck.m16.cards)
  }
}
