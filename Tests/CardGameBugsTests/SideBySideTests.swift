import CardGameBugs
import CardGameControllers
import CardGameHarness
import CardGameViews
import Testing

@Suite("Side by side")
struct SideBySideTests {
  @Test("The first pair is the table before any move, and each move adds one")
  func moves() {
    for bug in Gallery.bugs where bug.risk == nil {
      let pairs = bug.specimen.sideBySide()
      guard !pairs.isEmpty else { continue }
      #expect(pairs[0].move == nil)
      #expect(pairs.compactMap(\.move).map(Step.move) == bug.script, "\(bug.id)")
    }
  }

  @Test("The white boards lie beside a table with one open card")
  func whiteBoards() throws {
    let last = try #require(Gallery.bug("view-image-not-background")?.specimen.sideBySide().last)
    #expect(last.faulty.cards.allSatisfy { $0.picture == .blankBoard })
    #expect(last.right.cards[0].title == "A♠")
    #expect(last.right.cards.dropFirst().allSatisfy { $0.picture == .image("cardback") })
  }

  @Test("At last the two differ in what a player sees, unless only the game itself is wrong")
  func difference() {
    let unseen = [
      "rule-outcome-of-match", "rule-matched-card-retap", "hist-no-matched-guard",
      "score-cost-when-ignored",
      "view-selected-highlighted-fallback", "view-deal3-button-state", "ctl-alert-in-two-places",
    ]
    for bug in Gallery.bugs where bug.risk == nil && !unseen.contains(bug.id) {
      guard let last = bug.specimen.sideBySide().last else { continue }
      #expect(last.faulty != last.right, "\(bug.id)")
    }
  }

  @Test("After a deal both tables have the same new cards")
  func deal() throws {
    let pairs = try #require(Gallery.bug("hist-reset-forgets-history")).specimen.sideBySide()
    let last = try #require(pairs.last)
    #expect(last.move == .deal && last.right.cards.allSatisfy { $0.title.isEmpty })
  }
}
