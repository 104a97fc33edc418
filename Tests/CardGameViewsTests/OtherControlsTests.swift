import CardGameViews
import Testing

@Suite("Colours, opacity, and the controls that some tables have")
struct OtherControlsTests {
  private let table = RecordingTableView(cardCount: 2)
  private var button: RecordingButton { table.buttons[0] }

  @Test("Words with a colour are shown in the place of the title")
  func attributedTitle() {
    button.setTitle("A♠", for: .normal)
    button.setAttributedTitle(CardText("A♥", color: .red), for: .normal)
    #expect(button.appearance.title == "A♥" && button.appearance.titleColor == .red)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.appearance.title == "A♠" && button.appearance.titleColor == nil)
  }

  @Test("Words with a colour fall back to the normal state, as a title does")
  func fallBack() {
    button.setAttributedTitle(CardText("down"), for: .normal)
    button.setAttributedTitle(CardText("up"), for: .selected)
    button.isSelected = true
    #expect(button.appearance.title == "up" && !button.usesNormalStateOnly)
    button.isEnabled = false
    #expect(button.appearance.title == "down")
  }

  @Test("A button that is all but transparent can neither be seen nor touched")
  func alpha() {
    button.alpha = 0.5
    #expect(!button.appearance.isHidden && button.takesTouches)
    button.alpha = 0.009
    #expect(button.appearance.isHidden && !button.takesTouches)
  }

  @Test("Words in the label inside a button are recorded, and seen by nobody")
  func titleLabel() {
    button.setTitle("Next", for: .normal)
    button.titleLabel?.text = "New Game"
    #expect(button.appearance.title == "Next")
    #expect(table.recording.lastChange(of: .card(0))?.property == .titleLabelText)
  }

  @Test("A label's words and its words with a colour are the same words")
  func attributedText() {
    table.score.attributedText = CardText("Score: 1", color: .red)
    #expect(table.appearance.score == "Score: 1")
    table.score.text = "Score: 2"
    #expect(table.score.attributedText == CardText("Score: 2"))
  }

  @Test("A slider keeps its value within its range, and its ends in order")
  func slider() {
    let slider = table.slider
    slider.maximumValue = 3
    slider.value = 7
    #expect(slider.value == 3)
    slider.maximumValue = 2
    #expect(slider.value == 2)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    #expect(table.recording.lastChange(of: .historySlider, .value)?.newValue == .decimal(5))
  }

  @Test("An alert stays until a button of it is touched, which does what it is for")
  func alert() {
    var answers: [String] = []
    let actions = ["Cancel", "Deal"].map { title in
      CardAlert.Action(title: title) { answers.append(title) }
    }
    table.present(CardAlert(title: "Over", message: nil, actions: actions))
    #expect(table.presentedAlert?.title == "Over" && !table.answerAlert(with: "Quit"))
    #expect(table.answerAlert(with: "Deal"))
    #expect(answers == ["Deal"] && table.presentedAlert == nil)
    #expect(!table.answerAlert(with: "Deal"))
  }

  @Test("Actions of a button are done at each touch, in their order")
  func actions() {
    var touched: [Int] = []
    button.tag = 7
    button.addAction(CardAction { touched.append($0.tag) }, for: .touchUpInside)
    button.addAction(CardAction { touched.append(-$0.tag) }, for: .touchUpInside)
    #expect(button.sendActions(for: .touchUpInside) && touched == [7, -7])
    #expect(!table.buttons[1].sendActions(for: .touchUpInside))
  }

  @Test("What is set through a tee is set on every table, and read from the first")
  func tee() {
    let other = RecordingTableView(cardCount: 2)
    let tee = TeeTableView([table, other])
    tee.cardButtons[0].setAttributedTitle(CardText("A♥", color: .red), for: .normal)
    tee.cardButtons[0].alpha = 0.5
    tee.cardButtons[0].backgroundColor = .white
    tee.cardButtons[0].tag = 3
    tee.historySlider?.value = 0.5
    tee.modeSwitch?.isOn = true
    tee.present(CardAlert(title: "Over", message: nil, actions: []))
    #expect(other.snapshot == table.snapshot && tee.cardButtons[0].tag == 3)
    #expect(other.buttons[0].appearance == button.appearance && button.alpha == 0.5)
    #expect(other.presentedAlert != nil && table.presentedAlert != nil)
    #expect(tee.historySlider?.value == 0.5 && tee.modeSwitch?.isOn == true)
  }

  @Test("A table that shows nothing forgets them all")
  func null() {
    let table = NullTableView(cardCount: 1)
    table.cardButtons[0].setAttributedTitle(CardText("A♥"), for: .normal)
    table.cardButtons[0].tag = 3
    table.historySlider?.value = 1
    table.modeSwitch?.isOn = true
    #expect(table.cardButtons[0].attributedTitle(for: .normal) == nil)
    #expect(table.cardButtons[0].tag == 0 && table.historySlider?.value == 0)
    #expect(table.modeSwitch?.isOn == false)
  }

  @Test("What was set is put back with a snapshot, and worked out for the move before")
  func putBack() {
    button.alpha = 0.5
    button.backgroundColor = .white
    let (start, earlier) = (table.snapshot, table.appearance)
    table.moveWillBegin()
    button.alpha = 0
    button.backgroundColor = nil
    button.setAttributedTitle(CardText("A♥"), for: .normal)
    table.slider.value = 1
    table.toggle.isOn = true
    table.score.attributedText = CardText("Score: 1", color: .red)
    #expect(table.appearanceBeforeLastMove == earlier)
    table.restore(start)
    #expect(table.snapshot == start && table.appearance == earlier)
  }

  @Test("What is set is read by the names of part and property, and not where there is none")
  func values() {
    button.setTitle("A♠", for: .selected)
    button.backgroundColor = .red
    table.slider.maximumValue = 3
    table.score.text = "Score: 1"
    #expect(table.value(.title(.selected), of: .card(0)) == .text("A♠"))
    #expect(table.value(.backgroundColor, of: .card(0)) == .color(.red))
    #expect(table.value(.backgroundColor, of: .card(1)) == PropertyValue.none)
    #expect(table.value(.maximumValue, of: .historySlider) == .decimal(3))
    #expect(table.value(.text, of: .scoreLabel) == .text("Score: 1"))
    #expect(table.value(.isOn, of: .historySlider) == nil)
    #expect(table.value(.isEnabled, of: .card(2)) == nil)
  }

  @Test("A slider, a switch and a message are drawn where they are in use")
  func drawn() {
    #expect(!table.appearance.text(in: .unicode).contains("slider"))
    table.slider.maximumValue = 2
    table.slider.value = 1.5
    table.toggle.isEnabled = false
    let action = CardAlert.Action(title: "Deal") {}
    table.present(CardAlert(title: "Over", message: nil, actions: [action, action]))
    #expect(
      table.appearance.text(in: .unicode).hasSuffix(
        " message: Over [Deal, Deal]\n slider: 1.5 from 0 to 2\n switch: off, disabled\n"))
  }

  @Test("Every message is counted, also one that takes the place of another of the same words")
  func countOfMessages() {
    for _ in 0..<2 { table.present(CardAlert(title: "Over", message: nil, actions: [])) }
    #expect(table.presentedAlertCount == 2)
    #expect(table.recording.lastChange(of: .alert, .presented)?.newValue == .text("Over"))
  }
}
