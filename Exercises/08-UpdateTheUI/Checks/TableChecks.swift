import CardGameTesting

@testable import Exercise08

/// What your `updateUI()` must show, in the order in which it is best written.
///
/// Each of the first five checks looks at one thing only.
@Suite("08 Update the UI", .exercise("08", file: "TableController.swift"), .serialized)
struct TableChecks {
  @Test("A face-up card says its title, and a face-down card says nothing")
  func titles() {
    expectPlays([.m12(11), .m12(0, 1)] + Play.turnsUp, lookingAt: .titles)
  }

  @Test("A face-up card lies on its front, and a face-down card on its back")
  func pictures() {
    expectPlays([.m12(11), .m12(0, 1)] + Play.turnsUp, lookingAt: .pictures)
  }

  @Test("A card that is turned down again looks as it did before")
  func turnsDown() {
    expectPlays([.m12(0, 0), .m12(0, 3)] + Play.wholeGames, lookingAt: [.titles, .pictures])
  }

  @Test("A matched card is disabled, and every other card is enabled")
  func enabling() {
    expectPlays([.m12(0), .m12(0, 1)] + Play.wholeGames, lookingAt: .enabling)
  }

  @Test("The score label says the score")
  func score() {
    expectPlays([.m12(0), .m12(0, 1)] + Play.wholeGames, lookingAt: .score)
  }

  @Test("A new deal clears the whole table")
  func newDeal() {
    expectNewDeal(after: [.m12(0, 1)] + Play.wholeGames)
  }
}
