import CardGameControllers
import CardGameModel
import CardGameTesting
import CardGameViews
import Foundation
import XCTest

/// Expects a table with an empty score label to show a game, which it does not.
func expectTooMuch() {
  let table = RecordingTableView(cardCount: 12)
  table.buttons[0].setTitle("A♠", for: .normal)
  expectTable(table, shows: MatchingGame.m12)
}

/// Where XCTest runs the test and Swift Testing does not.
final class InsideAnXCTestCase: XCTestCase {
  func testExpectation() {
    expectTooMuch()
  }

  func testLook() {
    let app = AppUnderTest { MatchingGameController(table: $0, makeDeck: $1) }
    XCTAssertEqual(app.title(of: 12), "")
  }
}

/// Where no test is known to be running.
@Suite("Off the test's own task")
struct OffTheTestsOwnTask {
  @Test("On a detached task")
  func detachedTask() async {
    await Task.detached { expectTooMuch() }.value
  }

  @Test("On a thread")
  func thread() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        expectTooMuch()
        continuation.resume()
      }
    }
  }
}
