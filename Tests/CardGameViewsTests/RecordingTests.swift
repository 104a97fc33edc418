import CardGameViews
import Testing

@Suite("Recording of changes")
struct RecordingTests {
  private let table = RecordingTableView(cardCount: 2, recording: .changes)

  private var lines: [String] { table.recording.changes.map(\.description) }

  @Test("Every property of every control is recorded, in order, with old and new value")
  func everyProperty() {
    let button = table.buttons[1]
    button.setTitle("A♠", for: .normal)
    button.setImage(.transparent, for: .highlighted)
    button.setBackgroundImage(.cardFront, for: [.selected, .disabled])
    button.isEnabled = false
    button.isSelected = true
    button.isHidden = true
    table.score.text = "Score: 0"
    table.status.isHidden = true
    table.mode.selectedSegmentIndex = 1
    table.mode.isEnabled = false
    table.deal.setTitle(nil, for: .normal)
    #expect(
      lines == [
        #"move 0, card 1: title for .normal, "" → "A♠""#,
        "move 0, card 1: image for .highlighted, nil → transparent",
        "move 0, card 1: background image for [.selected, .disabled], nil → cardfront",
        "move 0, card 1: isEnabled, true → false",
        "move 0, card 1: isSelected, false → true",
        "move 0, card 1: isHidden, false → true",
        #"move 0, score label: text, "" → "Score: 0""#,
        "move 0, status label: isHidden, false → true",
        "move 0, mode control: selectedSegmentIndex, 0 → 1",
        "move 0, mode control: isEnabled, true → false",
        #"move 0, deal button: title for .normal, "Deal" → nil"#,
      ])
  }

  @Test("A change is kept as values, for a program to look at")
  func values() throws {
    table.moveWillBegin()
    table.buttons[0].setBackgroundImage(.cardFront, for: .normal)
    let change = try #require(table.recording.changes.first)
    #expect(change.move == 1 && change.element == .card(0))
    #expect(change.property == .backgroundImage(.normal))
    #expect(change.oldValue == .image(.cardBack) && change.newValue == .image(.cardFront))
    #expect(change.caller == nil)
  }

  @Test("Changes belong to the move that began last; those before the first to move 0")
  func moves() {
    table.score.text = "0"
    table.moveWillBegin()
    table.score.text = "1"
    table.status.text = "1"
    table.moveWillBegin()
    table.moveWillBegin()
    table.score.text = "3"
    #expect(table.recording.changes.map(\.move) == [0, 1, 1, 3])
    #expect(table.recording.moveCount == 3)
  }

  @Test("Setting what is set already is no change")
  func noChange() {
    let button = table.buttons[0]
    button.setTitle("", for: .normal)
    button.setImage(nil, for: .normal)
    button.setImage(nil, for: .selected)
    button.setBackgroundImage(.cardBack, for: .normal)
    button.isEnabled = true
    table.score.text = ""
    table.mode.selectedSegmentIndex = 0
    #expect(lines == [])
  }

  @Test("A value for another state is a change, even when it looks the same")
  func otherState() {
    table.buttons[0].setBackgroundImage(.cardBack, for: .selected)
    #expect(lines == ["move 0, card 0: background image for .selected, nil → cardback"])
  }

  @Test("A picture in another rendering mode is a change, and is told apart in words")
  func renderingMode() {
    table.buttons[0].setImage(.cardBack, for: .normal)
    table.buttons[0].setImage(.cardBack.withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(
      lines.last == "move 0, card 0: image for .normal, cardback → cardback (alwaysOriginal)")
  }

  @Test("There and back again are two changes")
  func back() {
    table.buttons[0].isEnabled = false
    table.buttons[0].isEnabled = true
    #expect(lines.count == 2)
  }

  @Test("The last change of a control, or of one of its properties, can be looked up")
  func lastChange() {
    table.buttons[0].setTitle("A♠", for: .normal)
    table.buttons[0].setTitle("K♦", for: .normal)
    table.buttons[0].isEnabled = false
    let recording = table.recording
    #expect(recording.lastChange(of: .card(0))?.property == .isEnabled)
    #expect(recording.lastChange(of: .card(0), .title(.normal))?.newValue == .text("K♦"))
    #expect(recording.lastChange(of: .card(0), .title(.selected)) == nil)
    #expect(recording.lastChange(of: .card(1)) == nil)
  }

  @Test("A recording is a value: what comes later does not reach it")
  func value() {
    let before = table.recording
    table.score.text = "Score: 0"
    #expect(before.changes.isEmpty && table.recording.changes.count == 1)
  }

  @Test("With no detail nothing is kept but how the table looks, and how many moves began")
  func nothing() {
    let table = RecordingTableView(cardCount: 1, recording: .nothing)
    table.moveWillBegin()
    table.buttons[0].setTitle("A♠", for: .normal)
    #expect(table.recording.changes.isEmpty && table.recording.moveCount == 1)
    #expect(table.appearance.cards[0].title == "A♠")
  }
}
