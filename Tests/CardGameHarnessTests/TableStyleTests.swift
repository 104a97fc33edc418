import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("A table's style")
struct TableStyleTests {
  private let game = StillGame(.faceUp, .faceDown, .matched)

  private func codes(
    _ style: TableStyle, change: (RecordingTableView) -> Void = { _ in }
  ) -> [DiagnosisCode] {
    let table = RecordingTableView.showing(game)
    change(table)
    return diagnose(table, against: game, style: style).map(\.code)
  }

  private func setPictures(_ names: String...) -> (RecordingTableView) -> Void {
    { table in
      for (button, name) in zip(table.buttons, names) {
        button.setBackgroundImage(CardImage(named: name), for: .normal)
      }
    }
  }

  @Test("The lesson's passes a table that shows its game")
  func lesson() {
    #expect(codes(.lesson) == [])
  }

  @Test("Pictures may have several names for each side")
  func names() {
    let style = TableStyle(pictures: .named(front: ["cardfront", "paper"], back: ["cardback"]))
    #expect(codes(style, change: setPictures("paper", "cardback", "cardfront")) == [])
    #expect(codes(style, change: setPictures("wood", "cardback", "cardfront")) == [.unknownPicture])
    #expect(
      codes(style, change: setPictures("paper", "paper", "cardfront")) == [.pictureOfOtherSide])
  }

  @Test("Pictures may be any, as long as the sides differ")
  func different() {
    let style = TableStyle(pictures: .different)
    #expect(codes(style, change: setPictures("a", "b", "c")) == [])
    #expect(codes(style, change: setPictures("a", "a", "a")) == [.samePictureOnBothSides])
  }

  @Test("A blank board is wrong in any style")
  func blankBoard() {
    let style = TableStyle(pictures: .different)
    #expect(
      codes(style) { $0.buttons[0].setImage(.cardFront, for: .normal) } == [.wrongPictureSlot])
  }

  @Test("Cards may be called otherwise")
  func title() {
    let style = TableStyle(title: { $0.asciiTitle })
    #expect(codes(style) == [.titleSpeltOtherwise])
    let inASCII = codes(style) { table in
      table.buttons[0].setTitle("AS", for: .normal)
      table.buttons[2].setTitle("5S", for: .normal)
    }
    #expect(inASCII == [])
  }

  @Test("Titles are compared without variation selectors")
  func selectors() {
    #expect(codes(.lesson) { $0.buttons[0].setTitle("A♠\u{FE0E}", for: .normal) } == [])
    #expect(codes(.lesson) { $0.buttons[0].setTitle("A♠\u{FE0F}", for: .normal) } == [])
  }

  @Test("Matched cards need not be disabled")
  func matched() {
    let enable = { (table: RecordingTableView) in table.buttons[2].isEnabled = true }
    #expect(codes(.lesson, change: enable) == [.matchedStillEnabled])
    #expect(codes(TableStyle(disablesMatched: false), change: enable) == [])
  }

  @Test("The mode control may be open always, or not be looked at")
  func mode() {
    let game = StillGame(.faceUp, .faceDown, mode: 2)
    let table = RecordingTableView.showing(game)
    table.mode.isEnabled = true
    func codes(_ use: TableStyle.ModeUse) -> [DiagnosisCode] {
      diagnose(table, against: game, style: TableStyle(modeUse: use)).map(\.code)
    }
    #expect(codes(.untilFirstChoice) == [.modeOpenInPlay])
    #expect(codes(.always) == [] && codes(.unchecked) == [])
    table.mode.isEnabled = false
    #expect(codes(.always) == [.modeDiffers] && codes(.unchecked) == [])
  }

  @Test("A mode control with nothing selected says nothing")
  func noMode() {
    let game = StillGame(.faceDown, .faceDown, mode: 2)
    let table = RecordingTableView.showing(game)
    table.mode.selectedSegmentIndex = 7
    let diagnoses = diagnose(table, against: game)
    #expect(diagnoses.map(\.code) == [.modeShowsAnotherNumber])
    #expect(diagnoses[0].headline.hasSuffix("matches 2 cards and the mode control says nothing."))
  }
}
