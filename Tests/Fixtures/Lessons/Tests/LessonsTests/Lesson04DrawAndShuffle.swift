import CardGameModel
import Testing

@Suite("Lesson 04: draw and shuffle")
struct Lesson04DrawAndShuffle {
  @Test("Drawing takes the card out, and an empty deck gives nothing")
  func draw() {
    var deck = Deck.m12
    #expect(deck.draw()?.title == "A♠")
    #expect(deck.draw()?.title == "A♥")
    #expect(deck.count == 10)
    #expect(deck.draw(10) != nil)
    #expect(deck.draw() == nil)
  }

  @Test("One seed gives one order, another seed another")
  func seeds() {
    func shuffled(_ seed: UInt64) -> Deck<PlayingCard> {
      var deck = Deck.standard
      var generator = SeededGenerator(seed: seed)
      deck.shuffle(using: &generator)
      return deck
    }
    #expect(shuffled(7) == shuffled(7))
    #expect(shuffled(7) != shuffled(8))
    #expect(Set(shuffled(7).cards) == Set(Deck.standard.cards))
  }

  @Test("A place that never gets its own card back is told from fifty seeds")
  func sattolo() {
    func wronglyShuffled(_ cards: [PlayingCard], seed: UInt64) -> [PlayingCard] {
      var cards = cards
      var generator = SeededGenerator(seed: seed)
      for place in cards.indices.dropFirst().reversed() {
        cards.swapAt(place, generator.number(below: place))
      }
      return cards
    }
    let cards = Deck.m12.cards
    for seed in 0..<50 {
      let shuffled = wronglyShuffled(cards, seed: UInt64(seed))
      #expect(zip(cards, shuffled).allSatisfy { $0 != $1 })
    }
  }

  @Test("A fair shuffle leaves some card in its place for about two seeds of three")
  func fairKeepsSome() {
    let cards = Deck.m12.cards
    let kept = (0..<50).filter { seed in
      var shuffled = cards
      var generator = SeededGenerator(seed: UInt64(seed))
      shuffled.fisherYatesShuffle(using: &generator)
      return zip(cards, shuffled).contains { $0 == $1 }
    }
    #expect(kept.count > 20 && kept.count < 45)
  }

  @Test("Swapping with any place gives three cards their six orders unevenly")
  func anyPlace() {
    var counts: [[String]: Int] = [:]
    for first in 0..<3 {
      for second in 0..<3 {
        for third in 0..<3 {
          var cards = ["A♠", "A♥", "5♠"]
          cards.swapAt(0, first)
          cards.swapAt(1, second)
          cards.swapAt(2, third)
          counts[cards, default: 0] += 1
        }
      }
    }
    #expect(counts.values.sorted() == [4, 4, 4, 5, 5, 5])
  }
}
