import CardGameTesting

@testable import Exercise09

/// What a person must see on the table of the mended app.
@Suite("09 White boards", .exercise("09", file: "WhiteBoardController.swift"), .serialized)
struct WhiteBoardChecks {
  @Test("After a touch, twelve system buttons show twelve cards")
  func systemButtons() {
    expectPlays([.m12(0)], lookingAt: [.titles, .pictures], on: .system)
  }

  @Test("After a touch, twelve custom buttons show twelve cards")
  func customButtons() {
    expectPlays([.m12(0)], lookingAt: [.titles, .pictures], on: .custom)
  }

  @Test("What was right is right still: the score, and which cards are disabled")
  func theRest() {
    expectPlays(Play.wholeGames, lookingAt: [.enabling, .score], on: .system)
  }

  @Test("Whole games look right on either kind of button")
  func wholeGames() {
    expectPlays(Play.wholeGames, lookingAt: [.titles, .pictures], on: .custom, .system)
  }
}
