import CardGameHarness
import CardGameModel
import Testing

@Suite("Drawing from a deck")
struct DiagnoseDrawingTests {
  let pack = Deck.m12.cards

  func codes(_ draw: (inout [PlayingCard]) -> PlayingCard?) -> [DiagnosisCode] {
    diagnoseDrawing(from: pack, pack: pack, draw: draw, count: \.count).map(\.code)
  }

  func randomCodes(
    _ draw: (inout [PlayingCard], inout SeededGenerator) -> PlayingCard?
  ) -> [DiagnosisCode] {
    diagnoseRandomDrawing(from: pack, pack: pack, draw: draw, count: \.count).map(\.code)
  }

  @Test("The kit's deck passes, from the top and at random")
  func right() {
    let deck = Deck.m12
    #expect(
      diagnoseDrawing(from: deck, pack: pack, draw: { $0.draw() }, count: { $0.count }).isEmpty)
    #expect(
      diagnoseRandomDrawing(
        from: deck, pack: pack, draw: { $0.drawRandom(using: &$1) }, count: { $0.count }
      ).isEmpty)
  }

  @Test("Ways to draw wrongly are told apart")
  func wrong() {
    #expect(codes { _ in nil } == [.drawGivesNothing])
    #expect(codes { $0.first } == [.drawLeavesCardIn])
    #expect(codes { $0.popLast() } == [.drawFromWrongEnd])
    #expect(codes { $0.count > 1 ? $0.removeFirst() : nil } == [.drawEndsEarly])
    #expect(
      codes { cards in
        defer { cards.removeLast() }
        return cards.first
      } == [.drawRemovesAnother])
  }

  @Test("Two cards that leave at one draw are told, and the count is not blamed")
  func two() {
    let diagnoses = diagnoseDrawing(
      from: pack, pack: pack,
      draw: { cards in
        defer { cards = Array(cards.dropFirst(2)) }
        return cards.first
      }, count: \.count)
    #expect(diagnoses.map(\.code) == [.drawRemovesAnother])
    #expect(diagnoses[0].headline.contains("A♠ is given and 1 more card leaves the deck with it"))
  }

  @Test("The smaller of two random places is unfair, and no index that stops one short")
  func smallerOfTwo() {
    let diagnoses = diagnoseFirstDraws(from: Deck.standard.cards) { cards, generator in
      let (one, other) = (
        generator.number(below: cards.count), generator.number(below: cards.count)
      )
      return cards[min(one, other)]
    }
    #expect(diagnoses.count == 1)
    #expect(diagnoses[0].headline.contains("stops one short") == false)
  }

  @Test("An empty deck that is filled again is noticed")
  func refill() {
    let codes = codes { cards in
      if cards.isEmpty { cards = pack }
      return cards.removeFirst()
    }
    #expect(codes == [.drawFromEmptyGivesCard])
  }

  @Test("A count of its own that goes on below zero is noticed")
  func ownCount() {
    let diagnoses = diagnoseDrawing(
      from: (cards: pack, count: pack.count), pack: pack,
      draw: { deck in
        deck.count -= 1
        return deck.cards.isEmpty ? nil : deck.cards.removeFirst()
      }, count: \.count)
    #expect(diagnoses.map(\.code) == [.countWrong])
    #expect(diagnoses[0].headline.contains("has become -1"))
  }

  @Test("A random index that stops one short never gives the last card first")
  func oneShort() {
    let codes = randomCodes { cards, generator in
      guard !cards.isEmpty else { return nil }
      return cards.remove(at: generator.number(below: max(1, cards.count - 1)))
    }
    #expect(codes == [.neverDrawnFirst])
  }

  @Test("A draw that does not use the generator is noticed")
  func noGenerator() {
    #expect(
      randomCodes { cards, _ in cards.isEmpty ? nil : cards.removeFirst() } == [.generatorNotUsed])
    #expect(
      randomCodes { cards, _ in
        cards.isEmpty ? nil : cards.remove(at: Int.random(in: 0..<cards.count))
      } == [.generatorNotUsed])
  }

  @Test("A draw that takes out every equal card is noticed where there are two packs")
  func everyEqual() {
    let two = Array(pack + pack)
    let diagnoses = diagnoseDrawing(
      from: two, pack: two,
      draw: { cards in
        guard let card = cards.first else { return nil }
        cards.removeAll { $0 == card }
        return card
      }, count: \.count)
    #expect(diagnoses.map(\.code) == [.drawRemovesEveryEqual])
  }

  @Test("A random draw is not told to take the first card")
  func everyEqualAtRandom() {
    let two = Array(pack + pack)
    let diagnoses = diagnoseRandomDrawing(
      from: two, pack: two,
      draw: { cards, generator in
        guard let card = cards.randomElement(using: &generator) else { return nil }
        cards.removeAll { $0 == card }
        return card
      }, count: \.count)
    #expect(diagnoses.map(\.code) == [.drawRemovesEveryEqual])
    #expect(diagnoses.first?.advice.hasPrefix("let card = cards.remove(at: place)") == true)
  }

  @Test("What happens at the end of a deck can be left out")
  func notBeyondEnd() {
    let refill = { (cards: inout [PlayingCard]) -> PlayingCard? in
      if cards.isEmpty { cards = pack }
      return cards.removeFirst()
    }
    #expect(
      diagnoseDrawing(
        from: pack, pack: pack, goesBeyondEnd: false, draw: refill, count: \.count
      ).isEmpty)
  }

  @Test("The lower of two random indices is unfair")
  func lowerOfTwo() {
    let diagnoses = diagnoseFirstDraws(from: pack) { cards, generator in
      cards[min(generator.number(below: 12), generator.number(below: 12))]
    }
    #expect(diagnoses.map(\.code) == [.drawUnfair])
    #expect(diagnoses[0].headline.hasPrefix("A♠ is drawn first"))
  }

  @Test("A random index by remainder, or from the standard library, is fair")
  func fair() {
    #expect(diagnoseFirstDraws(from: pack) { $0[Int($1.next() % 12)] }.isEmpty)
    #expect(diagnoseFirstDraws(from: pack) { $0.randomElement(using: &$1) }.isEmpty)
  }

  @Test("In a deck of two packs, a card is given no more often than it is there")
  func twoPacks() {
    let packs = pack + pack
    let diagnoses = diagnoseDrawing(
      from: packs, pack: packs, past: "that were shuffled", isOrdered: false,
      draw: { cards in
        defer { cards.removeLast() }
        return cards.first
      }, count: \.count)
    #expect(diagnoses.map(\.code) == [.drawRemovesAnother])
    #expect(
      diagnoses[0].headline.hasPrefix(
        "At draw 3 of a deck of 24 cards that were shuffled, A♠ is given once more"))
  }

  @Test("A card that is twice in a deck is drawn twice as often, and that is fair")
  func fairThoughTwice() {
    let cards = pack + pack.prefix(6)
    #expect(diagnoseFirstDraws(from: cards) { $0.randomElement(using: &$1) }.isEmpty)
    let diagnoses = diagnoseFirstDraws(from: cards, looking: "last") {
      $0[$1.number(below: 12)]
    }
    #expect(diagnoses.map(\.code) == [.drawUnfair])
    #expect(diagnoses[0].headline.contains("is drawn last"))
    #expect(diagnoses[0].headline.contains("chance gives about 40."))
  }

  @Test("A deck without cards that gives one, or gets one, is noticed")
  func empty() {
    func codes(_ draw: (inout [PlayingCard]) -> PlayingCard?) -> [DiagnosisCode] {
      diagnoseEmptyDrawing(from: [], draw: draw, count: \.count).map(\.code)
    }
    #expect(codes { $0.popLast() }.isEmpty)
    #expect(codes { _ in pack[0] } == [.drawFromEmptyGivesCard])
    let filled = codes { cards in
      cards.append(pack[0])
      return nil
    }
    #expect(filled == [.countWrong])
  }
}
