import CardGameModel
import Testing

@Suite("Deck")
struct DeckTests {
  private let ace = PlayingCard(.ace, of: .spades)
  private let king = PlayingCard(.king, of: .diamonds)
  private let ten = PlayingCard(.ten, of: .hearts)

  @Test("Cards are drawn from the top, in the order in which they were given")
  func drawTop() {
    var deck = Deck([ace, king, ten])
    #expect([deck.draw(), deck.draw(), deck.draw()] == [ace, king, ten])
    #expect(deck.isEmpty)
  }

  @Test("Drawing from an empty deck gives nothing and changes nothing")
  func drawEmpty() {
    var deck = Deck<PlayingCard>([])
    var generator = SeededGenerator(seed: 1)
    #expect(deck.draw() == nil)
    #expect(deck.drawRandom(using: &generator) == nil)
    #expect(deck.drawRandom() == nil)
    #expect(deck.draw(1) == nil)
    #expect(deck == Deck([]) && deck.isEmpty)
    #expect(generator == SeededGenerator(seed: 1))
  }

  @Test("Several cards come off the top at once, the topmost first")
  func drawSeveral() {
    var deck = Deck([ace, king, ten])
    #expect(deck.draw(2) == [ace, king])
    #expect(deck.cards == [ten])
    #expect(deck.draw(1) == [ten])
  }

  @Test("Drawing more than there are gives nothing and leaves the deck as it was")
  func drawTooMany() {
    var deck = Deck([ace, king])
    #expect(deck.draw(3) == nil)
    #expect(deck.draw(Int.max) == nil)
    #expect(deck.cards == [ace, king])
  }

  @Test("No card at all can be drawn from any deck")
  func drawNone() {
    var deck = Deck([ace])
    #expect(deck.draw(0) == [])
    #expect(deck.count == 1)
    var empty = Deck<PlayingCard>([])
    #expect(empty.draw(0) == [])
  }

  @Test("Asking for fewer than no cards is a caller's mistake")
  func drawNegative() async {
    await #expect(processExitsWith: .failure) {
      var deck = Deck.standard
      _ = deck.draw(-1)
    }
  }

  @Test("A card on top is drawn next, a card at the bottom last")
  func add() {
    var deck = Deck([ace])
    deck.addToTop(king)
    deck.addToBottom(ten)
    #expect(deck.cards == [king, ace, ten])
    #expect(deck.draw() == king)
    #expect(deck.count == 2)
  }

  @Test("A deck knows what it holds, one card for each that was added")
  func contents() {
    var deck = Deck([ace, ace])
    #expect(deck.count == 2 && deck.contains(ace) && !deck.contains(king))
    _ = deck.draw()
    #expect(deck.contains(ace))
    _ = deck.draw()
    #expect(!deck.contains(ace))
  }

  @Test("A random card leaves the deck, the others keep their order")
  func drawRandom() throws {
    for seed in UInt64(0)..<50 {
      var deck = Deck.m12
      var generator = SeededGenerator(seed: seed)
      let drawn = deck.drawRandom(using: &generator)
      let card = try #require(drawn)
      #expect(deck.cards == Deck.m12.cards.filter { $0 != card })
    }
  }

  @Test("Every card can be the one that is drawn at random")
  func drawRandomReachesAll() {
    var drawn: Set<PlayingCard> = []
    for seed in UInt64(0)..<1000 {
      var deck = Deck.standard
      var generator = SeededGenerator(seed: seed)
      if let card = deck.drawRandom(using: &generator) { drawn.insert(card) }
    }
    #expect(drawn == Set(Deck.standard.cards))
  }

  @Test("A seed draws the same cards everywhere")
  func drawRandomGolden() throws {
    // From a Python program written after the papers that SeededGenerator and number(below:) name.
    let expected = try [PlayingCard](parsing: "A♥ 5♣ Q♦ 8♦ Q♣ 7♠")
    var deck = Deck.standard
    var generator = SeededGenerator(seed: 42)
    #expect((0..<6).map { _ in deck.drawRandom(using: &generator) } == expected)
  }

  @Test("The system's chance draws and shuffles too, and loses no card")
  func systemChance() throws {
    var deck = Deck.standard
    let drawn = deck.drawRandom()
    let card = try #require(drawn)
    deck.shuffle()
    #expect(Set(deck.cards) == Set(Deck.standard.cards).subtracting([card]))
  }

  @Test("Decks are values")
  func value() {
    let deck = Deck.m12
    var copy = deck
    _ = copy.draw()
    #expect(deck.count == 12 && copy.count == 11)
  }
}

@Suite("Standard pack")
struct StandardDeckTests {
  private let cards = Deck.standard.cards

  @Test("The standard pack has fifty-two distinct cards")
  func distinct() {
    #expect(cards.count == 52)
    #expect(Set(cards).count == 52)
  }

  @Test("Each suit has thirteen cards", arguments: Suit.allCases)
  func suits(suit: Suit) {
    #expect(cards.count { $0.suit == suit } == 13)
  }

  @Test("Each rank has four cards", arguments: Rank.allCases)
  func ranks(rank: Rank) {
    #expect(cards.count { $0.rank == rank } == 4)
  }

  @Test("A new pack lies in order, the ace of spades on top")
  func order() throws {
    #expect(
      cards.prefix(14)
        == (try [PlayingCard](parsing: "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♥"))[...])
    #expect(cards.last == PlayingCard(.king, of: .clubs))
  }
}
