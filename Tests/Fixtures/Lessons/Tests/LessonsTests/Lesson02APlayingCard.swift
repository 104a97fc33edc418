import CardGameModel
import Testing

@Suite("Lesson 02: a playing card")
struct Lesson02APlayingCard {
  @Test("A card is a rank and a suit, and its title is made of both")
  func title() {
    let card = PlayingCard(.ten, of: .hearts)
    #expect(card.title == "10♥")
    #expect(card == PlayingCard(.ten, of: .hearts))
    #expect(PlayingCard(.jack, of: .clubs).title == "J♣")
  }

  @Test("Nonsense is not let in")
  func nonsense() throws {
    #expect(Rank(rawValue: 13) == .king)
    #expect(Rank(rawValue: 14) == nil)
    #expect(try PlayingCard(parsing: "10h") == PlayingCard(.ten, of: .hearts))
    #expect(throws: CardParsingError.self) { try PlayingCard(parsing: "11♠") }
  }

  @Test("A title made of the number is one that nobody knows")
  func numberForLetter() {
    let rank = Rank.jack
    let wrong = Suit.spades.symbol + String(rank.rawValue)
    #expect(wrong == "♠11")
  }
}
