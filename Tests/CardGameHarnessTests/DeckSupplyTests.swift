import CardGameHarness
import CardGameModel
import Testing

@Suite("A supply of decks")
struct DeckSupplyTests {
  private let supply = DeckSupply(pack: Deck.m12.cards, seed: 7)

  @Test("begins with the pack as it is")
  func first() {
    #expect(supply.deck(0) == .m12)
  }

  @Test("gives every later game all the cards in an order of its own")
  func later() {
    let decks = (1...20).map { supply.deck($0) }
    #expect(decks.allSatisfy { Set($0.cards) == Set(Deck.m12.cards) && $0.count == 12 })
    #expect(Set(decks).count == 20)
  }

  @Test("gives the same decks for the same seed, and others for another")
  func seeds() {
    #expect(DeckSupply(pack: Deck.m12.cards, seed: 7).deck(3) == supply.deck(3))
    #expect(DeckSupply(pack: Deck.m12.cards, seed: 8).deck(3) != supply.deck(3))
  }

  @Test("hands its decks out one after the other, each dealer from the first")
  func dealers() {
    let (one, other) = (supply.dealer(), supply.dealer())
    #expect([one(), one(), one()] == [0, 1, 2].map { supply.deck($0) })
    #expect(other() == .m12)
  }
}
