import CardGameTesting

@testable import Exercise12

/// What your controller must do, in the order in which it is best written.
///
/// Each check looks at one thing only. Those of the deal make ten new games in a row, from ten decks
/// and from ten times the same one.
@Suite("12 Deal again", .exercise("12", file: "DealController.swift"), .serialized)
struct DealChecks {
  @Test("The score label says the score, after every touch and every deal")
  func score() {
    expectTable(
      in: [.m12(0), .m12(0, 1), .m12(0, 3)] + Play.severalGames + Play.extremes, lookingAt: .score)
  }

  @Test("The mode control is enabled until the first choice, and after every deal")
  func mode() {
    expectTable(in: [.m12(0), .m12(0, 0)] + Play.severalGames + Play.extremes, lookingAt: .mode)
  }

  @Test("The status label says what the last move did")
  func status() {
    expectTable(
      in: [.m12(0), .m12(0, 1), .m12(0, 3), .m12(0, 0), .m12(0, 0, 3)] + Play.oneGame
        + Play.extremes, lookingAt: .status)
  }

  @Test("The history has a line for every choice")
  func history() {
    expectHistory(
      after: [.m12(0), .m12(0, 1), .m12(0, 1, 3), .m12(0, 0, 3), .m12(0, 1, 0)] + Play.oneGame
        + Play.extremes)
  }

  @Test("Deal begins a game from a new deck")
  func newGame() {
    expectNewGame(
      after: [.m12(0), .m12(0, 1), .m12(0, 1, 3), .m12()] + Play.extremes + Play.oneGame)
  }

  @Test("After a deal the cards on the table are those of the new game")
  func newTable() {
    expectTable(
      afterDealsIn: [.m12(0), .m12(0, 1)] + Play.severalGames + Play.extremes,
      lookingAt: [.titles, .pictures, .enabling])
  }

  @Test("After a deal the status label speaks of no card")
  func newStatus() {
    expectTable(
      afterDealsIn: [.m12(0), .m12(0, 1)] + Play.severalGames + Play.extremes, lookingAt: .status)
  }

  @Test("After a deal the history is empty")
  func newHistory() {
    expectEmptyHistory(after: [.m12(0), .m12(0, 1)] + Play.oneGame + Play.extremes)
  }
}
