import CardGameModel
import Testing

@Suite("End of a matching game")
struct MatchingGameOverTests {
  @Test("A game is over when no cards are left that would match")
  func over() throws {
    var game = try game("A♠ A♥ K♦", matching: 2)
    #expect(!game.isOver)
    for index in [0, 1] { game.chooseCard(at: index) }
    #expect(game.isOver)
  }

  @Test("A table without any match is over from the start")
  func neverBegun() throws {
    #expect(try game("A♠ K♦ 9♣", matching: 2).isOver)
    #expect(try game("A♠ K♦ 9♣", matching: 3).isOver)
  }

  @Test("A table on which everything is matched is over")
  func allMatched() throws {
    var game = try game("A♠ A♥ K♦ K♣", matching: 4)
    for index in 0..<4 { game.chooseCard(at: index) }
    #expect(game.matchedIndices == [0, 1, 2, 3] && game.isOver)
  }

  @Test("Fewer cards than must match are no game any more, even if they would go together")
  func tooFewLeft() throws {
    var game = try game("A♠ A♥ A♦ A♣", matching: 3)
    for index in 0..<3 { game.chooseCard(at: index) }
    #expect(game.isOver)
  }

  @Test("Whether cards are face up makes no difference")
  func faceUp() throws {
    var game = try game("A♠ 5♠ K♦", matching: 2)
    for index in [0, 2] { game.chooseCard(at: index) }
    #expect(!game.isOver)
  }

  @Test("After every touch of random games on small tables, trying all cards gives the same answer")
  func bruteForce() throws {
    for seed in UInt64(0)..<120 {
      var generator = SeededGenerator(seed: seed)
      let cardCount = 2 + generator.number(below: 7)
      let mode = 2 + generator.number(below: cardCount - 1)
      var deck = Deck.standard
      deck.shuffle(using: &generator)
      var game = try LessonGame(cardCount: cardCount, from: deck, matching: mode)
      for _ in 0..<40 {
        #expect(game.isOver == !canMatch(game), "seed \(seed)")
        game.chooseCard(at: generator.number(below: cardCount))
      }
    }
  }

  /// Tries every subset of the cards, as bits of a number.
  private func canMatch(_ game: LessonGame) -> Bool {
    (0..<(1 << game.cards.count)).contains { subset in
      let taken = game.cards.indices.filter { subset >> $0 & 1 == 1 }
      guard taken.count == game.cardsToMatch, taken.allSatisfy({ !game.cards[$0].isMatched })
      else { return false }
      return taken.contains { one in
        taken.contains { other in
          let (card, partner) = (game.cards[one].face, game.cards[other].face)
          return one != other && (card.rank == partner.rank || card.suit == partner.suit)
        }
      }
    }
  }

  private func game(_ cards: String, matching mode: Int) throws -> LessonGame {
    let deck = Deck(try [PlayingCard](parsing: cards))
    return try LessonGame(cardCount: deck.count, from: deck, matching: mode)
  }
}
