import CardGameModel
import Testing

@Suite("Lesson 03: a deck of fifty-two")
struct Lesson03ADeckOfFiftyTwo {
  @Test("Every rank with every suit, each once")
  func everyCardOnce() {
    let cards = Deck.standard.cards
    #expect(cards.count == 52)
    #expect(Set(cards).count == 52)
    for rank in Rank.allCases {
      #expect(cards.filter { $0.rank == rank }.count == 4)
    }
    for suit in Suit.allCases {
      #expect(cards.filter { $0.suit == suit }.count == 13)
    }
  }

  @Test("A loop that stops before the last rank makes no king")
  func noKings() {
    var cards: [PlayingCard] = []
    for suit in Suit.allCases {
      for number in 1..<Rank.king.rawValue {
        cards.append(PlayingCard(Rank(rawValue: number)!, of: suit))
      }
    }
    #expect(cards.count == 48)
    #expect(!cards.contains { $0.rank == .king })
  }

  @Test("Two lists walked in step make one card for each suit")
  func inStep() {
    let cards = zip(Rank.allCases, Suit.allCases).map { PlayingCard($0, of: $1) }
    #expect(cards.map(\.title) == ["A♠", "2♥", "3♦", "4♣"])
  }
}
