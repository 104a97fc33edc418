import CardGameHarness
import CardGameModel
import Testing

@Suite("Shuffles")
struct DiagnoseShuffleTests {
  func codes(
    looking aspects: Set<ShuffleAspect> = Set(ShuffleAspect.allCases),
    _ shuffle: @escaping (inout [PlayingCard], inout SeededGenerator) -> Void
  ) -> [DiagnosisCode] {
    diagnoseShuffle(of: Deck.standard.cards, looking: aspects) { cards, generator in
      var cards = cards
      shuffle(&cards, &generator)
      return cards
    }.map(\.code)
  }

  @Test("Fair shuffles pass, however they are written")
  func fair() {
    #expect(codes { $0.fisherYatesShuffle(using: &$1) }.isEmpty)
    #expect(codes { $0.shuffle(using: &$1) }.isEmpty)
    // Drawing at random from one list into another, as many a learner does.
    #expect(
      codes { cards, generator in
        var drawn: [PlayingCard] = []
        while !cards.isEmpty {
          drawn.append(cards.remove(at: generator.number(below: cards.count)))
        }
        cards = drawn
      }.isEmpty)
  }

  @Test("A shuffle that does nothing, or the same every time, or another thing each time")
  func notByTheGenerator() {
    #expect(codes { _, _ in } == [.shuffleDoesNothing])
    #expect(codes { cards, _ in cards.reverse() } == [.shuffleAlwaysTheSame])
    #expect(codes { cards, _ in cards.shuffle() } == [.shuffleNotRepeatable])
  }

  @Test("An index that stops one short leaves the last card in place")
  func lastStaysLast() {
    let codes = codes { cards, generator in
      for place in 0..<(cards.count - 1) {
        cards.swapAt(place, generator.number(below: cards.count - 1))
      }
    }
    #expect(codes == [.shuffleLeavesCardInPlace])
  }

  @Test("Sattolo's shuffle leaves no card in place")
  func sattolo() {
    let codes = codes { cards, generator in
      for place in stride(from: cards.count - 1, to: 0, by: -1) {
        cards.swapAt(place, generator.number(below: place))
      }
    }
    #expect(codes == [.shuffleMovesEveryCard])
  }

  @Test("Exchanging each card with any other is unfair")
  func naive() {
    let codes = codes { cards, generator in
      for place in cards.indices { cards.swapAt(place, generator.number(below: cards.count)) }
    }
    #expect(codes == [.shuffleUnfair])
  }

  @Test("Sorting by a random comparison leaves neighbours together")
  func randomComparison() {
    let codes = codes { cards, generator in
      var coins = generator
      cards.sort { _, _ in coins.next() % 2 == 0 }
    }
    #expect(codes.first == .shuffleKeepsNeighbours)
  }

  @Test("A cut is no shuffle, and a shuffle loses no cards")
  func cutAndLoss() {
    #expect(
      codes { cards, generator in
        let place = generator.number(below: cards.count)
        cards = Array(cards[place...] + cards[..<place])
      } == [.shuffleOnlyCuts])
    #expect(codes { cards, _ in cards.removeLast() } == [.shuffleLosesCards])
    #expect(codes { cards, generator in cards[0] = cards[1] } == [.shuffleLosesCards])
  }

  @Test("One aspect of a shuffle can be looked at alone")
  func aspects() {
    let loss = { (cards: inout [PlayingCard], _: inout SeededGenerator) in _ = cards.removeLast() }
    #expect(codes(looking: [.cards], loss) == [.shuffleLosesCards])
    #expect(codes(looking: [.repeatability, .fairness], loss).isEmpty)
    #expect(codes(looking: [.cards]) { _, _ in }.isEmpty)
    #expect(
      codes(looking: [.repeatability]) { cards, _ in cards.shuffle() }
        == [.shuffleNotRepeatable])
    #expect(codes(looking: [.fairness]) { cards, _ in cards.reverse() } == [.shuffleAlwaysTheSame])
  }

  @Test("A shuffle that leaves two or three cards alone is noticed")
  func smallDecks() {
    #expect(
      codes { if $0.count > 2 { $0.fisherYatesShuffle(using: &$1) } } == [.shuffleDoesNothing])
    #expect(
      codes { cards, generator in
        let count = cards.count == 3 ? 2 : cards.count
        for place in cards.indices {
          cards.swapAt(place, place + generator.number(below: max(1, count - place)))
        }
      } == [.shuffleUnfair])
  }

  @Test("A deck of more cards than a pack is looked at whole, though some are twice in it")
  func bigDecks() {
    func codes(_ shuffle: @escaping (inout [PlayingCard], inout SeededGenerator) -> Void)
      -> [DiagnosisCode]
    {
      diagnoseShuffle(of: Deck.standard.cards + Deck.m12.cards) { cards, generator in
        var cards = cards
        shuffle(&cards, &generator)
        return cards
      }.map(\.code)
    }
    #expect(codes { $0.fisherYatesShuffle(using: &$1) }.isEmpty)
    #expect(codes { $0[..<min(52, $0.count)].shuffle(using: &$1) } == [.shuffleLeavesCardInPlace])
    #expect(
      codes { cards, generator in
        for place in cards.indices.reversed() {
          cards.swapAt(
            place, generator.number(below: cards.count > 52 ? cards.count : place + 1))
        }
      } == [.shuffleUnfair])
  }

  @Test("What was done with a deck before is said of it")
  func past() {
    let diagnoses = diagnoseShuffle(of: Deck.m12.cards, past: "that was drawn from") { cards, _ in
      cards
    }
    #expect(
      diagnoses.map(\.headline) == [
        "A deck of 6 cards that was drawn from is in the same order after a shuffle as before."
      ])
  }
}
