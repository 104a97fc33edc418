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
}
