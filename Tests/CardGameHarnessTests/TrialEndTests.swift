import CardGameHarness
import CardGameModel
import Testing

@Suite("A trial in a process of its own")
struct TrialEndTests {
  private let step = Checkpoint(
    "drawing card 53", crash: .drawFromEmptyCrashes, hang: .neverEnds, reason: "Why.",
    advice: "draw()\tor not")

  @Test("A checkpoint is read back from its line, a tab within it becoming a space")
  func line() throws {
    let read = try #require(Checkpoint(line: step.line))
    #expect(read.deed == step.deed && read.crash == step.crash && read.advice == "draw() or not")
    #expect(Checkpoint(line: "Fatal error: Index out of range") == nil)
  }

  @Test(
    "The last step that was written down names a crash and a hang, among whatever else is there")
  func named() {
    let log = "first\n\(step.line)\nprinted by the app"
    #expect(diagnose(TrialEnd(.crashed, log: log)).map(\.code) == [.drawFromEmptyCrashes])
    #expect(diagnose(TrialEnd(.crashed, log: log))[0].headline == "Drawing card 53 crashes.")
    #expect(
      diagnose(TrialEnd(.timedOut, log: log))[0].headline
        == "Drawing card 53 never comes to an end.")
  }

  @Test("A trial that came to its end has nothing to report, and a crash without steps is told")
  func withoutSteps() {
    #expect(diagnose(TrialEnd(.finished, log: step.line)).isEmpty)
    #expect(diagnose(TrialEnd(.crashed, log: "")).map(\.code) == [.crashes])
  }

  @Test("A deck, a shuffle and pairs tell the journal what comes next")
  func journals() {
    var deeds: [String] = []
    let pack = Array(Deck.m12.cards.prefix(6))
    _ = diagnoseDrawing(
      from: Deck(pack), pack: pack, draw: { $0.draw() }, count: { $0.count },
      journal: { deeds.append($0.deed) })
    #expect(deeds.first == "drawing card 1 of a deck of 6 cards")
    #expect(deeds.last == "drawing card 7 of a deck of 6 cards")
    deeds = []
    _ = diagnoseShuffle(of: pack, looking: [.cards], journal: { deeds.append($0.deed) }) {
      cards, _ in cards
    }
    #expect(deeds.first == "shuffling a deck of 6 cards")
    deeds = []
    _ = diagnosePairs(forTablesOf: [8, 0], journal: { deeds.append($0.deed) }) { _ in
      [PairFace]?.none
    }
    #expect(deeds == ["making a deck of 4 pairs", "making a deck of 0 pairs"])
  }
}
