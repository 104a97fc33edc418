import CardGameModel
import Testing

@Suite("Deal that cannot be made")
struct DealErrorTests {
  @Test("The sentence says what there is and what to do", arguments: [(12, 11), (2, 0)])
  func deckTooSmall(needed: Int, available: Int) {
    let sentence = DealError.deckTooSmall(needed: needed, available: available).description
    #expect(sentence.hasPrefix("The table needs \(needed) cards and the deck has \(available): "))
    #expect(sentence.contains("use a larger deck"))
    #expect(!sentence.contains("\n"))
  }

  @Test("The sentence says which numbers can be matched")
  func cannotMatch() {
    let sentence = DealError.cannotMatch(cardsToMatch: 13, cardCount: 12).description
    #expect(sentence.hasPrefix("13 cards cannot be matched on a table of 12: match at least 2"))
  }
}
