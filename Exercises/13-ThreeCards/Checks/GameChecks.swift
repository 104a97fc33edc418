import CardGameTesting

@testable import Exercise13

/// What your `chooseCard(at:)` must do, with two to six cards to match.
///
/// The first three checks look at the cards, the next two at the score; they touch cards from left to
/// right.
@Suite("13 Three cards: the game", .exercise("13", file: "ThreeCardGame.swift"), .serialized)
struct GameChecks {
  @Test("Until enough cards are face up, a touch only turns one up")
  func turnsUp() {
    expectPlays([.m12(3, 5), .m12(3, 3, 5)] + Play.tooFew, comparing: .positions, .outcome)
  }

  @Test("When they earn points, all of them become matched")
  func matches() {
    expectPlays([.m12(3, 5, 7)] + Play.everyMatch, comparing: .positions)
  }

  @Test("When they earn none, all but the touched card turn face down")
  func mismatches() {
    expectPlays([.m12(0, 3, 4)] + Play.everyMismatch, comparing: .positions)
  }

  @Test("A match earns the points of all its pairs, times 4")
  func bonus() {
    expectPlays([.m12(3, 5, 7), .threeAces] + Play.everyMatch, comparing: .score)
  }

  @Test("A mismatch costs 2 points, however many cards it has")
  func penalty() {
    expectPlays([.m12(0, 3, 4)] + Play.everyMismatch, comparing: .score)
  }

  @Test("The order of the touches makes no difference")
  func order() {
    let turns = Play.everyTurn.filter { $0.touches.count < 5 }
    expectSameInEveryOrder([.m12(3, 5, 7), .m12(0, 3, 4)] + turns)
  }

  @Test("Whole games go by the rules")
  func wholeGames() {
    expectPlays([.m12(0, 3, 4, 6, 8)] + Play.wholeGames, comparing: .positions, .score, .outcome)
  }
}
