import CardGameTesting

@testable import Exercise11

/// What your tests are worth: they must pass on apps that are right, and fail on apps with a mistake.
///
/// Every check from the third on has an app with one mistake. Which one it is, the check does not say.
@Suite("11 Write the test", .exercise("11", file: "MyTests.swift"), .serialized)
struct GradingChecks {
  @Test("Your tests pass on the app that is right")
  func right() async {
    // The first app that your tests meet has a mistake, whatever they find: they know what is right
    // from README.md, and not from the first app that they see.
    _ = await GradedApp.mistaken("hist-all-turned-down", "which cards are up").failures(of: myTests)
    await expectPass(of: myTests, on: [.right])
  }

  @Test("Your tests pass on three apps that are right and look otherwise")
  func unusual() async {
    await expectPass(of: myTests, on: GradedApp.unusual)
  }

  @Test("Pictures: a mistake is caught")
  func pictures() async {
    await expectCaught(
      .mistaken("view-background-forgotten", "the picture of a card that is face up"))
  }

  @Test("Titles: the first mistake is caught")
  func turnedDown() async {
    await expectCaught(
      .mistaken("view-turned-down-not-set", "what can be read on a card that is turned down"))
  }

  @Test("Titles: the second mistake is caught")
  func matchedTitles() async {
    await expectCaught(
      .mistaken("view-matched-title-missing", "what can be read on cards that match"))
  }

  @Test("Other cards: a mistake is caught")
  func otherCards() async {
    await expectCaught(
      .mistaken("view-only-sender-refreshed", "cards that were touched before the last one"))
  }

  @Test("Buttons: a mistake is caught")
  func buttons() async {
    await expectCaught(.mistaken("view-matched-enabled", "which cards can be touched"))
  }

  @Test("Score: the first mistake is caught")
  func costs() async {
    await expectCaught(
      .mistaken("score-cost-on-unchoose", "the score, after a move that has to do with one card"))
  }

  @Test("Score: the second mistake is caught")
  func bonus() async {
    await expectCaught(
      .mistaken("score-bonus-forgotten", "the score, after a move that has to do with two cards"))
  }

  @Test("Rules: the first mistake is caught")
  func again() async {
    await expectCaught(.mistaken("rule-no-turning-down", "what comes of touching a card again"))
  }

  @Test("Rules: the second mistake is caught")
  func mismatch() async {
    await expectCaught(.mistaken("hist-all-turned-down", "which cards are up after a mismatch"))
  }

  @Test("Rules: the third mistake is caught")
  func suits() async {
    await expectCaught(.mistaken("card-suit-pointer-equality", "which cards match"))
  }

  @Test("Touches: a mistake is caught")
  func noCard() async {
    await expectCaught(
      .mistaken("lang-not-found-means-zero", "touches of a button that is no card"))
  }

  @Test("A new game: a mistake is caught")
  func newGame() async {
    await expectCaught(.mistaken("ctl-reset-without-refresh", "what is seen after a new deal"))
  }

  private func expectCaught(
    _ app: GradedApp, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expectCatch(
      of: app, by: myTests, passingOn: [.right] + GradedApp.unusual, sourceLocation: sourceLocation)
  }
}
