import CardGameModel
import CardGameTesting

@testable import Exercise06

/// What your `chooseCard(at:)` must do, in the order in which it is best written.
///
/// The first six checks look at the cards only, the next three at the score only.
@Suite("06 Choosing a card", .exercise("06", file: "ChoosingGame.swift"), .serialized)
struct ChoosingChecks {
  @Test("A card that is touched turns face up")
  func turnsUp() {
    expectPlays([.m12(0)] + Play.everyCardAlone, comparing: .positions)
  }

  @Test("A face-up card that is touched again turns face down")
  func turnsDown() {
    expectPlays([.m12(0, 0), .m12(0, 0, 0)] + Play.everyCardTwice, comparing: .positions)
  }

  @Test("Two cards of one rank, or of one suit, become matched")
  func matches() {
    expectPlays([.m12(0, 1), .m12(0, 2)] + Play.everyMatch, comparing: .positions)
  }

  @Test("Of two cards that do not match, the earlier turns face down")
  func mismatches() {
    expectPlays([.m12(0, 3)] + Play.everyMismatch, comparing: .positions)
  }

  @Test("A matched card ignores everything")
  func ignoresMatched() {
    expectPlays(Play.everyMatchedCardAgain, comparing: .positions, .score)
  }

  @Test("An index that is not on the table changes nothing")
  func ignoresOtherIndices() async {
    // This runs in a process of its own, so that a crash here takes no other check with it.
    let survived = await #expect(
      processExitsWith: .success,
      """
      chooseCard(at:) crashed for an index that is not on the table: -1, 12 or 100 of 12 cards.
      Ask first: guard cards.indices.contains(index) else { return .ignored }
      """
    ) {
      for index in [-1, 12, 100, .min, .max] {
        var game = ChoosingGame(.m12)
        _ = game.chooseCard(at: index)
      }
    }
    guard survived != nil else { return }
    expectPlays(
      [.m12(-1), .m12(12), .m12(100), .m12(.min), .m12(.max)],
      comparing: .positions, .score, .outcome)
  }

  @Test("Turning a card up costs 1 point, and turning it down costs nothing")
  func cost() {
    expectPlays([.m12(0), .m12(0, 0)] + Play.everyCardTwice, comparing: .score)
  }

  @Test("A match earns its points times 4")
  func bonus() {
    expectPlays([.m12(0, 1), .m12(0, 2)] + Play.everyMatch, comparing: .score)
  }

  @Test("A mismatch costs 2 points")
  func penalty() {
    expectPlays([.m12(0, 3)] + Play.everyMismatch, comparing: .score)
  }

  @Test("Each choice says what came of it")
  func outcome() {
    expectPlays(
      [.m12(0, 0), .m12(0, 1, 0), .m12(0, 2), .m12(0, 3)] + Play.everyMatchedCardAgain,
      comparing: .outcome)
  }

  @Test("Whole games go by the rules")
  func wholeGames() {
    expectPlays(Play.wholeGames, comparing: .positions, .score, .outcome)
  }
}
