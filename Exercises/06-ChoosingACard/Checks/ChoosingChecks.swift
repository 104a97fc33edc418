import CardGameModel
import CardGameTesting

@testable import Exercise06

@Suite("06 Choosing a card", .exercise("06", file: "ChoosingGame.swift"))
struct ChoosingChecks {
  @Test("A card that is touched turns face up")
  func turnsUp() {
    expectGame(ChoosingGame(.m12), playing: [.touch(0)], goesAs: MatchingGame.m12)
  }
}
