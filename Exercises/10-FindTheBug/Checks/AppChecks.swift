import CardGameTesting

@testable import Exercise10

// Every app has three checks: its cause is named, it is mended, and all else goes on working. They
// begin when the file of the app was changed.

@Suite("10 App A", .exercise("10", file: "AppA.swift"), .serialized)
struct AppAChecks {
  @Test("App A: the cause is named")
  func cause() { expectCause(causeInAppA, in: .appA) }

  @Test("App A: every deck has all fifty-two cards")
  func mended() { expectWholePacks() }

  @Test("App A: all else works as it did")
  func rest() { expectPlays(Play.wholeGames, on: .appA) }
}

@Suite("10 App B", .exercise("10", file: "AppB.swift"), .serialized)
struct AppBChecks {
  @Test("App B: the cause is named")
  func cause() { expectCause(causeInAppB, in: .appB) }

  @Test("App B: a mismatch costs 2 points")
  func mended() {
    expectPlays([.m12(0, 3)] + Play.everyMismatch + [.longGame], on: .appB, lookingAt: .score)
  }

  @Test("App B: all else works as it did")
  func rest() {
    expectPlays([.m12(0, 1)] + Play.gamesWithoutMismatch, on: .appB)
    expectPlays(Play.everyMismatch, on: .appB, lookingAt: [.titles, .pictures, .enabling])
  }
}

@Suite("10 App C", .exercise("10", file: "AppC.swift"), .serialized)
struct AppCChecks {
  @Test("App C: the cause is named")
  func cause() { expectCause(causeInAppC, in: .appC) }

  @Test("App C: every card says what it should, under a finger too")
  func mended() { expectPlays([.m12(0, 1)] + Play.wholeGames, on: .appC, lookingAt: .titles) }

  @Test("App C: all else works as it did")
  func rest() {
    expectPlays(Play.wholeGames, on: .appC, lookingAt: [.pictures, .enabling, .score])
  }
}

@Suite("10 App D", .exercise("10", file: "AppD.swift"), .serialized)
struct AppDChecks {
  @Test("App D: the cause is named")
  func cause() { expectCause(causeInAppD, in: .appD) }

  @Test("App D: after a touch every card is as it should be")
  func mended() {
    expectPlays(
      [.m12(0, 3)] + Play.wholeGames, on: .appD, lookingAt: [.titles, .pictures, .enabling])
  }

  @Test("App D: all else works as it did")
  func rest() { expectPlays(Play.wholeGames, on: .appD, lookingAt: .score) }
}

@Suite("10 App E", .exercise("10", file: "AppE.swift"), .serialized)
struct AppEChecks {
  @Test("App E: the cause is named")
  func cause() { expectCause(causeInAppE, in: .appE) }

  @Test("App E: after a mismatch the earlier card is down, and stays out of the next turn")
  func mended() {
    expectPlays(
      [.m12(0, 3)] + Play.everyMismatch + Play.wholeGames, on: .appE,
      lookingAt: [.titles, .pictures])
  }

  @Test("App E: all else works as it did")
  func rest() {
    expectPlays([.m12(0, 1)] + Play.gamesWithoutMismatch, on: .appE)
    expectPlays(Play.everyMismatch, on: .appE, lookingAt: .score)
  }
}
