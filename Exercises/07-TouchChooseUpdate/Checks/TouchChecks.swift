import CardGameControllers
import CardGameModel
import CardGameTesting

@testable import Exercise07

/// What your controller must do, in the order in which it is best written.
///
/// Each check looks at one thing only.
@Suite("07 Touch, choose, update", .exercise("07", file: "TouchController.swift"), .serialized)
struct TouchChecks {
  @Test("The game has as many cards as there are buttons")
  func size() {
    expectMaking(cardCounts: [12, 16] + (2...52), comparing: .size)
  }

  @Test("The game is made when it is first needed, and not before")
  func moment() {
    expectMaking(cardCounts: [12, 30], comparing: .moment)
  }

  @Test("The deck is asked for once, however many touches follow")
  func once() {
    expectMaking(cardCounts: [12, 30], comparing: .deckCount)
  }

  @Test("A touch chooses the card at the index of its button")
  func choosing() {
    expectTouches(
      [[.touch(0)], [.touch(3), .touch(5)], [.touch(11), .touch(11)]] + randomTouches)
    expectTouches([[.touch(15)], [.touch(12), .touch(14)]], of: Deck.m16.cards)
    expectTouches([longGame], of: onlyMismatches)
    expectTouches([everyCard(of: onlyMatches)], of: onlyMatches)
  }

  @Test("A button that is not on the table changes nothing")
  func otherButton() async {
    // This runs in a process of its own, so that a crash here takes no other check with it.
    let survived = await #expect(
      processExitsWith: .success,
      """
      touchCardButton(_:) crashed when a button was touched that is not on the table.
      table.index(of:) gives nil then. Ask first: guard let index = … else { return }
      """
    ) {
      touchUnknownButton()
    }
    guard survived != nil else { return }
    expectTouches([[.touchUnknownButton]])
    expectTouches([[.touchUnknownButton]], after: [.touch(3)])
    expectTouches([[.touchUnknownButton]], after: [.touch(0), .touch(1), .touch(3)])
    expectTouches([[.touchUnknownButton]], after: longGame, of: onlyMismatches)
    expectTouches([[.touchUnknownButton]], after: everyCard(of: onlyMatches), of: onlyMatches)
  }

  @Test("After every touch the table shows the game as it is")
  func updating() {
    expectTable(after: [[.touch(0)], [.touch(3), .touch(0)]] + randomTouches)
    expectTable(after: [longGame], of: onlyMismatches)
    expectTable(after: [everyCard(of: onlyMatches)], of: onlyMatches)
  }
}
