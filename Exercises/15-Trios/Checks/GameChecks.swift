import CardGameHarness
import CardGameTesting

@testable import Exercise15

/// What your `chooseCard(at:)` must do, touch by touch; at the end, in every state of a small table.
@Suite("15 Trios: the game", .exercise("15", file: "TrioGame.swift"), .serialized)
struct GameChecks {
  @Test("The first two touches choose a card, or unchoose it")
  func firstTwo() {
    expectPlays(Play.firstTwo + Play.offTheTable, comparing: .positions, .outcome)
  }

  @Test("The third card decides between a trio and a mismatch")
  func third() {
    expectPlays(Play.trios + Play.mismatches, comparing: .positions, .outcome)
  }

  @Test("A trio earns 3 points, a mismatch costs 5, unchoosing costs 1")
  func score() {
    expectPlays(Play.firstTwo + Play.trios + Play.mismatches, comparing: .score)
  }

  @Test("After a mismatch the next touch unchooses the three and chooses its card")
  func afterMismatch() {
    expectPlays(Play.mismatches.flatMap(\.goingOn), comparing: .positions, .outcome)
  }

  @Test("After a trio the next touch replaces the three and chooses its card")
  func afterTrio() {
    expectPlays(Play.trios.flatMap(\.goingOn), comparing: .positions, .outcome)
  }

  @Test("Whole games go by the rules, on tables of any size")
  func wholeGames() {
    report(WholeGame.differences())
  }

  @Test("Under the kit's controller every state of a small table is right")
  func everyState() async throws {
    let survived = await #expect(
      processExitsWith: .success,
      """
      Your game crashed on a table of six cards, where the deck runs out. After replaceMatched() there \
      may be fewer cards than before, and an index may be too large.
      """
    ) {
      _ = try SmallTable.exploredAlone()
      _ = try SmallTable.explored()
    }
    guard survived != nil else { return }
    // What is wrong without any table is said first, because then no table is to blame.
    for exploration in try SmallTable.exploredAlone() + [SmallTable.explored()] {
      guard let failure = exploration.failure else { continue }
      report(failure.diagnoses)
      return
    }
  }
}
