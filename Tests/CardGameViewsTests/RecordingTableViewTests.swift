import CardGameViews
import Testing

@Suite("Recording table")
struct RecordingTableViewTests {
  private let table = RecordingTableView(cardCount: 12)

  @Test("It starts as a storyboard leaves it, with nothing recorded")
  func start() {
    #expect(
      table.appearance
        == TableAppearance(
          cards: Array(repeating: ButtonAppearance(picture: .image("cardback")), count: 12)))
    #expect(table.deal.title(for: .normal) == "Deal" && table.mode.numberOfSegments == 2)
    #expect(table.recording.changes.isEmpty && table.recording.moveCount == 0)
  }

  @Test("What a controller sees are the same controls", arguments: [0, 1, 12, 500])
  func sameControls(cardCount: Int) {
    let table = RecordingTableView(cardCount: cardCount)
    #expect(table.cardButtons.count == cardCount)
    #expect(zip(table.cardButtons, table.buttons).allSatisfy { $0 === $1 })
    #expect(table.scoreLabel === table.score && table.statusLabel === table.status)
    #expect(table.modeControl === table.mode && table.dealButton === table.deal)
  }

  @Test("The appearance is that of every control")
  func appearance() {
    table.buttons[3].setTitle("K♦", for: .normal)
    table.score.text = "Score: -1"
    table.status.text = "K♦"
    table.mode.selectedSegmentIndex = 1
    table.mode.isEnabled = false
    #expect(table.appearance.cards[3].title == "K♦")
    #expect(table.appearance.score == "Score: -1" && table.appearance.status == "K♦")
    #expect(table.appearance.selectedMode == 1 && !table.appearance.isModeEnabled)
  }

  @Test("A label that is hidden or has no words shows none")
  func labels() {
    table.score.text = nil
    #expect(table.appearance.score == "")
    table.status.text = "K♦"
    table.status.isHidden = true
    #expect(table.appearance.status == "" && table.status.text == "K♦")
  }

  @Test(
    "Selecting a place that the mode control does not have selects none",
    arguments: [(0, 0), (1, 1), (2, -1), (-1, -1), (-2, -1), (Int.max, -1), (Int.min, -1)])
  func selectedSegment(index: Int, selected: Int) {
    table.mode.selectedSegmentIndex = index
    #expect(table.mode.selectedSegmentIndex == selected)
  }

  @Test("A table with fewer than no cards is a caller's mistake")
  func negative() async {
    await #expect(processExitsWith: .failure) { _ = RecordingTableView(cardCount: -1) }
    await #expect(processExitsWith: .failure) { _ = NullTableView(cardCount: -1) }
  }
}
