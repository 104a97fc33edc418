import CardGameModel
import Testing

@Suite("One card")
struct OneCardGameTests {
  @Test("A touch turns the card up, the next turns it down, and each is a flip")
  func flips() throws {
    var game = try OneCardGame(from: .m12, seed: 1)
    #expect(!game.cards[0].isFaceVisible && game.cards.count == 1)
    #expect(game.chooseCard(at: 0) == .turnedUp)
    #expect(game.cards[0].isFaceUp && game.score == 1)
    #expect(game.chooseCard(at: 0) == .turnedDown)
    #expect(!game.cards[0].isFaceVisible && game.score == 2)
    #expect(game.scoreName == "Flips")
  }

  @Test("Every card of the deck is shown once")
  func all() throws {
    var game = try OneCardGame(from: .standard, seed: 5)
    var shown: [PlayingCard] = []
    while !game.isOver {
      if game.chooseCard(at: 0) == .turnedUp { shown.append(game.cards[0].face) }
    }
    #expect(shown.count == 52 && Set(shown) == Set(Deck.standard.cards))
    #expect(shown != Deck.standard.cards)
  }

  @Test("When the deck is empty a touch changes nothing: no blank face, no flip")
  func empty() throws {
    var game = try OneCardGame(from: .m12, seed: 1)
    for _ in 0..<24 { game.chooseCard(at: 0) }
    let before = game
    #expect(game.isOver && game.score == 24 && game.deck.isEmpty)
    #expect(game.chooseCard(at: 0) == .ignored && game == before)
  }

  @Test("The last card can still be turned down")
  func last() throws {
    var game = try OneCardGame(from: Deck(Deck.m12.cards.prefix(1)), seed: 1)
    #expect(game.chooseCard(at: 0) == .turnedUp && game.deck.isEmpty && !game.isOver)
    #expect(game.chooseCard(at: 0) == .turnedDown && game.isOver)
  }

  @Test("The cards come as the deck draws them at random from the seed")
  func seeded() throws {
    var game = try OneCardGame(from: .standard, seed: 42)
    var generator = SeededGenerator(seed: 42)
    var deck = Deck.standard
    for _ in 0..<10 {
      game.chooseCard(at: 0)
      #expect(game.cards[0].face == deck.drawRandom(using: &generator))
      game.chooseCard(at: 0)
    }
    #expect(game.deck == deck)
  }

  @Test("No other card is there", arguments: [-1, 1, .min, .max])
  func outOfRange(index: Int) throws {
    var game = try OneCardGame(from: .m12, seed: 1)
    #expect(game.chooseCard(at: index) == .ignored && game.score == 0)
  }

  @Test("An empty deck is refused")
  func noDeck() {
    #expect(throws: DealError.deckTooSmall(needed: 1, available: 0)) {
      try OneCardGame(from: Deck([]), seed: 1)
    }
  }

  @Test("The card can be laid up and down by hand, and not matched")
  func arrange() throws {
    var game = try OneCardGame(from: .m12, seed: 1)
    try game.arrange(faceUp: [0])
    #expect(game.cards[0].isFaceUp && game.score == 1)
    try game.arrange()
    #expect(!game.cards[0].isFaceUp && game.score == 2)
    #expect(throws: StateError.self) { try game.arrange(matched: [0]) }
    #expect(throws: StateError.self) { try game.arrange(faceUp: [0], matched: [], score: 7) }
    #expect(game.score == 2)
  }
}
