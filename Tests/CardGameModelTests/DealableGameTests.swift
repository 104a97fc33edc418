import CardGameModel
import Testing

@Suite("Games that can be offered in a list")
struct DealableGameTests {
  private let games: [any DealableGame.Type] = [
    LessonGame.self, OneCardGame.self, ConcentrationGame.self, TriosGame.self, ElevensGame.self,
    AccordionGame.self,
  ]

  @Test("Every game deals itself from its own deck, and its deck is written in its notation")
  func deals() throws {
    func check<Game: DealableGame>(_ type: Game.Type) throws {
      let deck = try Game.deck(cardCount: nil)
      let game = try Game(dealing: deck, cardCount: nil, seed: 1)
      #expect(!game.hasBegun && !game.isOver && game.cards.count <= game.maximumCardCount)
      let written = deck.cards.map(\.asciiTitle).joined(separator: " ")
      #expect(try [Game.Face](parsing: written) == deck.cards)
      #expect(!Game.summary.isEmpty && !Game.goal.isEmpty)
    }
    for game in games { try check(game) }
  }

  @Test("The usual tables have 12, 1, 16, 12, 9 and 12 cards")
  func tables() throws {
    func count<Game: DealableGame>(_ type: Game.Type) throws -> Int {
      try Game(dealing: Game.deck(cardCount: nil), cardCount: nil, seed: 1).cards.count
    }
    #expect(try games.map { try count($0) } == [12, 1, 16, 12, 9, 12])
  }

  @Test("A short deck is laid whole, unless a number of cards is asked for")
  func shortDeck() throws {
    let three = Deck(Array(Deck.trios.cards.prefix(3)))
    #expect(try TriosGame(dealing: three, cardCount: nil, seed: 1).cards.count == 3)
    #expect(throws: DealError.self) { try TriosGame(dealing: three, cardCount: 12, seed: 1) }
  }

  @Test("Concentration has more faces than letters, and no odd table")
  func concentration() throws {
    #expect(try ConcentrationGame.deck(cardCount: 60).count == 60)
    #expect(throws: DealError.self) { try ConcentrationGame.deck(cardCount: 7) }
    #expect(throws: DealError.self) { try ConcentrationGame.deck(cardCount: 1000) }
  }
}
