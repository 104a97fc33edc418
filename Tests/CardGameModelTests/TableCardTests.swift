import CardGameModel
import Testing

@Suite("Card on the table")
struct TableCardTests {
  @Test(
    "A card's position answers every question about it",
    arguments: [
      (CardPosition.faceDown, false, false, false), (.faceUp, true, true, false),
      (.matched, true, false, true),
    ])
  func position(_ position: CardPosition, isChosen: Bool, isFaceUp: Bool, isMatched: Bool) {
    let card = TableCard(PlayingCard(.ace, of: .spades), position: position)
    #expect(card.isChosen == isChosen)
    #expect(card.isFaceUp == isFaceUp)
    #expect(card.isMatched == isMatched)
    #expect(card.isFaceVisible == isChosen)
  }

  @Test("An open card's face is seen in every position", arguments: CardPosition.allCases)
  func open(position: CardPosition) {
    let card = TableCard(PlayingCard(.ace, of: .spades), position: position, liesOpen: true)
    #expect(card.isFaceVisible)
    #expect(card.isChosen == (position != .faceDown))
  }

  @Test("A card is laid face down")
  func laid() {
    let card = TableCard(PlayingCard(.ace, of: .spades))
    #expect(card.position == .faceDown && !card.liesOpen && !card.isFaceVisible)
  }
}
