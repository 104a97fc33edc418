import CardGameViews
import Testing

@Suite("Tee")
struct TeeTableViewTests {
  private let first = RecordingTableView(cardCount: 2, recording: .changes)
  private let second = RecordingTableView(cardCount: 2, buttonType: .custom, recording: .changes)
  private var tee: TeeTableView { TeeTableView([first, second]) }

  @Test("Whatever is set arrives at every table, in the same order and the same move")
  func feedsAll() {
    let tee = tee
    tee.moveWillBegin()
    tee.cardButtons[1].setTitle("A♠", for: .normal)
    tee.cardButtons[1].setImage(.transparent, for: .selected)
    tee.cardButtons[1].setBackgroundImage(.cardFront, for: .normal)
    tee.cardButtons[1].isEnabled = false
    tee.cardButtons[1].isSelected = true
    tee.cardButtons[0].isHidden = true
    tee.scoreLabel.text = "Score: 0"
    tee.statusLabel.isHidden = true
    tee.modeControl.selectedSegmentIndex = 1
    tee.modeControl.isEnabled = false
    tee.dealButton.setTitle("Again", for: .normal)
    tee.moreButton?.isEnabled = false
    let lines = first.recording.changes.map(\.description)
    #expect(lines.count == 12 && lines.allSatisfy { $0.hasPrefix("move 1, ") })
    #expect(second.recording.changes.map(\.description) == lines)
  }

  @Test("What is read comes from the first table")
  func readsFirst() {
    second.buttons[0].setTitle("second", for: .normal)
    second.buttons[0].isEnabled = false
    second.score.text = "second"
    second.mode.selectedSegmentIndex = 1
    #expect(tee.cardButtons[0].title(for: .normal) == "" && tee.cardButtons[0].isEnabled)
    #expect(tee.cardButtons[0].backgroundImage(for: .normal) == .cardBack)
    #expect(tee.scoreLabel.text == "" && tee.modeControl.selectedSegmentIndex == 0)
    first.buttons[0].setImage(.cardFront, for: .normal)
    #expect(tee.cardButtons[0].image(for: .normal) == .cardFront)
    #expect(tee.modeControl.numberOfSegments == 2)
  }

  @Test("A tee of one table is that table")
  func one() {
    let tee = TeeTableView([first])
    tee.scoreLabel.text = "Score: 0"
    #expect(first.appearance.score == "Score: 0")
  }

  @Test("A tee of no table, or of tables of two sizes, is a caller's mistake")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { _ = TeeTableView([]) }
    await #expect(processExitsWith: .failure) {
      _ = TeeTableView([NullTableView(cardCount: 2), NullTableView(cardCount: 3)])
    }
  }
}
