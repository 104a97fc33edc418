import CardGameViews
import Testing

@Suite("Null table")
struct NullTableViewTests {
  private let table = NullTableView(cardCount: 12)

  @Test("It has as many buttons as asked for, each its own")
  func buttons() {
    #expect(table.cardButtons.count == 12)
    #expect(Set(table.cardButtons.map { ObjectIdentifier($0) }).count == 12)
    #expect(table.dealButton !== table.cardButtons[0])
    #expect(NullTableView(cardCount: 0).cardButtons.isEmpty)
  }

  @Test("A button forgets all that is set, and answers to touches")
  func forgets() {
    let button = table.cardButtons[0]
    button.setTitle("A♠", for: .normal)
    button.setImage(.cardFront, for: .normal)
    button.setBackgroundImage(.cardFront, for: .normal)
    button.isEnabled = false
    button.isSelected = true
    button.isHidden = true
    #expect(button.title(for: .normal) == nil && button.image(for: .normal) == nil)
    #expect(button.backgroundImage(for: .normal) == nil)
    #expect(button.isEnabled && !button.isSelected && !button.isHidden)
  }

  @Test("Labels and the mode control forget too")
  func otherControls() {
    table.scoreLabel.text = "Score: 0"
    table.statusLabel.isHidden = true
    table.modeControl.selectedSegmentIndex = 0
    table.modeControl.isEnabled = false
    #expect(table.scoreLabel.text == nil && !table.statusLabel.isHidden)
    #expect(table.modeControl.selectedSegmentIndex == -1 && table.modeControl.isEnabled)
    #expect(table.modeControl.numberOfSegments == 0)
  }
}
