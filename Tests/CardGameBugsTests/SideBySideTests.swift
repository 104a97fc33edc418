import CardGameBugs
import CardGameControllers
import CardGameHarness
import CardGameViews
import Testing

@Suite("Side by side")
struct SideBySideTests {
  @Test("The first pair is the table before any move, and each move adds one")
  func moves() {
    for bug in Gallery.bugs {
      #expect(bug.sideBySide().map(\.move) == [nil] + bug.moves.map(Optional.some), "\(bug.id)")
    }
  }

  @Test("The white boards lie beside a table with one open card")
  func whiteBoards() throws {
    let last = try #require(Gallery.bug("view-image-not-background")?.sideBySide().last)
    #expect(last.faulty.cards.allSatisfy { $0.picture == .blankBoard })
    #expect(last.right.cards[0].title == "A♠")
    #expect(last.right.cards.dropFirst().allSatisfy { $0.picture == .image("cardback") })
  }

  @Test("At last the two differ in what a player sees, unless only the game itself is wrong")
  func difference() throws {
    let unseen = [
      "rule-outcome-of-match", "rule-matched-card-retap", "hist-no-matched-guard",
      "view-selected-highlighted-fallback",
    ]
    for bug in Gallery.bugs where !unseen.contains(bug.id) {
      let last = try #require(bug.sideBySide().last)
      var (faulty, right) = (last.faulty, last.right)
      if bug.style.status == .unchecked { (faulty.status, right.status) = ("", "") }
      #expect(faulty != right, "\(bug.id)")
    }
  }

  @Test("After a deal both tables have the same new cards")
  func deal() throws {
    let pairs = try #require(Gallery.bug("hist-reset-forgets-history")).sideBySide()
    let last = try #require(pairs.last)
    #expect(last.move == .deal && last.right.cards.allSatisfy { $0.title.isEmpty })
  }
}
