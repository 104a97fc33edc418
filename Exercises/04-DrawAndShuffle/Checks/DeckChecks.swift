import CardGameHarness
import CardGameModel
import CardGameTesting

@testable import Exercise04

/// What your `DrawingDeck` must do, in the order in which it is best written.
///
/// Each check begins by running your code in a process of its own, so that a crash there, or a loop
/// without an end, takes no other check with it.
@Suite("04 Draw and shuffle", .exercise("04", file: "DrawingDeck.swift"), .serialized)
struct DeckChecks {
  @Test("Drawing takes out the top card and gives it")
  func draw() async {
    let survived = await #expect(processExitsWith: .success, crashed("draw()")) {
      endAfterSomeSeconds()
      for pack in packs + [sixPacks] { _ = drawn(pack) { $0.draw() } }
    }
    guard survived != nil else { return }
    for pack in packs + [sixPacks] {
      let diagnoses = diagnoseDrawing(
        from: DrawingDeck(cards: pack), pack: pack, goesBeyondEnd: false, draw: { $0.draw() },
        count: { $0.cards.count })
      report(diagnoses)
      if !diagnoses.isEmpty { return }
    }
  }

  @Test("Drawing at random takes out the card that it gives")
  func drawRandom() async {
    let survived = await #expect(processExitsWith: .success, crashed("drawRandom(using:)")) {
      endAfterSomeSeconds()
      for seed in 1...40 {
        var generator = SeededGenerator(seed: UInt64(seed))
        for pack in packs { _ = drawn(pack) { $0.drawRandom(using: &generator) } }
        var deck = DrawingDeck(cards: packs[0])
        for _ in 1...3 { _ = deck.drawRandom(using: &generator) }
        for _ in deck.cards { _ = deck.draw() }
      }
    }
    guard survived != nil else { return }
    for (seed, pack) in packs.enumerated() {
      var generator = SeededGenerator(seed: UInt64(seed))
      let diagnoses = diagnoseDrawing(
        from: DrawingDeck(cards: pack), pack: pack, isOrdered: false, goesBeyondEnd: false,
        draw: { $0.drawRandom(using: &generator) }, count: { $0.cards.count })
      report(diagnoses)
      if !diagnoses.isEmpty { return }
    }
    var generator = SeededGenerator(seed: 1)
    var deck = DrawingDeck(cards: packs[0])
    for _ in 1...3 { _ = deck.drawRandom(using: &generator) }
    report(diagnoseDrawing(from: deck, thatWas: "that were left by drawing at random"))
  }

  @Test("Drawing at random goes by the generator, and any card can come first")
  func chance() async {
    let survived = await #expect(processExitsWith: .success, crashed("drawRandom(using:)")) {
      endAfterSomeSeconds()
      for seed in 1...100 {
        var generator = SeededGenerator(seed: UInt64(seed))
        for pack in packs {
          var deck = DrawingDeck(cards: pack)
          _ = deck.drawRandom(using: &generator)
        }
      }
    }
    guard survived != nil else { return }
    for pack in packs {
      let diagnoses = diagnoseFirstDraws(from: pack) { cards, generator in
        var deck = DrawingDeck(cards: cards)
        return deck.drawRandom(using: &generator)
      }
      report(diagnoses)
      if !diagnoses.isEmpty { return }
    }
    for (pack, count, ordinal) in [(packs[1], 2, "second"), (packs[0], 12, "last")] {
      let diagnoses = diagnoseFirstDraws(from: pack, looking: ordinal) { cards, generator in
        var deck = DrawingDeck(cards: cards)
        return (1...count).map { _ in deck.drawRandom(using: &generator) }.last ?? nil
      }
      report(diagnoses)
      if !diagnoses.isEmpty { return }
    }
  }

  @Test("From a deck without cards nothing is drawn, and nothing changes")
  func empty() async {
    let survived = await #expect(
      processExitsWith: .success,
      """
      draw() or drawRandom(using:) crashed for a deck without cards, or did not come to an end.
      Ask first: guard !cards.isEmpty else { return nil }
      """
    ) {
      endAfterSomeSeconds()
      var generator = SeededGenerator(seed: 1)
      for pack in [[], packs[1]] {
        var deck = DrawingDeck(cards: pack)
        for _ in 0..<(pack.count + 2) { _ = deck.draw() }
        deck = DrawingDeck(cards: pack)
        for _ in 0..<(pack.count + 2) { _ = deck.drawRandom(using: &generator) }
      }
    }
    guard survived != nil else { return }
    for pack in [[], packs[1]] {
      var generator = SeededGenerator(seed: 1)
      report(
        diagnoseEmptyDrawing(
          from: drawn(pack) { $0.draw() }, draw: { $0.draw() }, count: { $0.cards.count }))
      report(
        diagnoseEmptyDrawing(
          from: drawn(pack) { $0.drawRandom(using: &generator) },
          draw: { $0.drawRandom(using: &generator) }, count: { $0.cards.count }))
    }
  }

  @Test("Shuffling keeps every card, and adds none")
  func keepsCards() async {
    guard await shufflesToTheEnd() else { return }
    let pack = moreThanAPack
    let diagnoses = diagnoseShuffle(of: pack, looking: [.cards], shuffle: shuffled)
    report(diagnoses)
    guard diagnoses.isEmpty else { return }
    report(
      diagnoseShuffle(
        of: pack, past: "that was drawn from", looking: [.cards],
        shuffle: shuffledWhenOthersWereDrawn))
    var generator = SeededGenerator(seed: 1)
    var deck = DrawingDeck(cards: pack)
    deck.shuffle(using: &generator)
    report(diagnoseDrawing(from: deck, thatWas: "that were shuffled"))
  }

  @Test("The same seed shuffles the same way, and another seed another way")
  func byTheGenerator() async {
    guard await shufflesToTheEnd() else { return }
    for pack in [moreThanAPack, Deck.m12.cards] {
      let diagnoses = diagnoseShuffle(of: pack, looking: [.repeatability], shuffle: shuffled)
      report(diagnoses)
      if !diagnoses.isEmpty { return }
    }
    report(
      diagnoseShuffle(
        of: moreThanAPack, past: "that was shuffled before", looking: [.repeatability],
        shuffle: shuffledAgain))
  }

  @Test("Shuffling gives every card the same chance for every place")
  func fair() async {
    guard await shufflesToTheEnd() else { return }
    report(diagnoseShuffle(of: moreThanAPack, looking: [.fairness], shuffle: shuffled))
  }

  @Test("A deck of one card, or of none, can be shuffled")
  func fewCards() async {
    let survived = await #expect(
      processExitsWith: .success,
      """
      shuffle(using:) crashed for a deck of one card or of none, or did not come to an end. There is \
      no range from 0 up to -1, and no random number below 0.
      """
    ) {
      endAfterSomeSeconds()
      var generator = SeededGenerator(seed: 1)
      for pack in [[], [packs[0][0]]] {
        _ = shuffled(pack, &generator)
        _ = shuffledWhenOthersWereDrawn(pack, &generator)
      }
    }
    guard survived != nil else { return }
    for pack in [[], [packs[0][0]]] {
      report(diagnoseShuffle(of: pack, looking: [.cards], shuffle: shuffled))
      report(
        diagnoseShuffle(
          of: pack, past: "that was drawn from", looking: [.cards],
          shuffle: shuffledWhenOthersWereDrawn))
    }
  }
}
