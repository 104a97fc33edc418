import CardGameViews
import Testing

@Suite("Tables side by side")
struct TableComparisonTests {
  private let back = ButtonAppearance(picture: .image("cardback"))
  private let ace = ButtonAppearance(title: "A♠", picture: .image("cardfront"))
  private let board = ButtonAppearance(picture: .blankBoard)

  /// Four cards of which the first was touched and became a white board.
  private var whiteBoard: TableComparison {
    TableComparison(
      before: TableAppearance(cards: [back, back, back, back], score: "Score: 0"),
      after: TableAppearance(cards: [board, back, back, back], score: "Score: -1"),
      expected: TableAppearance(cards: [ace, back, back, back], score: "Score: -1"),
      wrong: [.card(0)])
  }

  @Test("Three tables stand beside each other, and what is wrong has a cross and a tick")
  func text() {
    #expect(
      whiteBoard.text() == """
         before                     after                      as it should be
         │░░░│ │░░░│ │░░░│ │░░░│   ✗│███│ │░░░│ │░░░│ │░░░│   ✓│A♠ │ │░░░│ │░░░│ │░░░│
         Score: 0                   Score: -1                  Score: -1

        """)
  }

  @Test("In ASCII the marks are letters")
  func ascii() {
    let line = whiteBoard.text(isASCII: true).split(separator: "\n")[1]
    #expect(!line.contains { !$0.isASCII })
    #expect(line.contains("x|___|") && line.contains("v|AS |"))
  }

  @Test("Without a table before there are two, and a wrong label has a cross")
  func label() {
    var comparison = whiteBoard
    comparison.before = nil
    comparison.wrong = [.scoreLabel]
    comparison.after.score = ""
    let lines = comparison.text().split(separator: "\n")
    #expect(lines[0] == " as it is                   as it should be")
    #expect(lines[2] == "✗(no words)                ✓Score: -1")
  }

  @Test("A slider is shown where it differs")
  func slider() {
    let table = RecordingTableView(cardCount: 4)
    var comparison = whiteBoard
    comparison.before = table.appearance
    table.slider.maximumValue = 2
    comparison.after = table.appearance
    comparison.wrong = [.historySlider]
    let line = comparison.text().split(separator: "\n")[2]
    #expect(line.hasPrefix(" slider: 0 from 0 to 1     ✗slider: 0 from 0 to 2"))
  }

  @Test("A mode that no table has is not shown, whether its control is enabled or not")
  func noMode() {
    var comparison = whiteBoard
    comparison.before = nil
    (comparison.after.selectedMode, comparison.expected.selectedMode) = (-1, -1)
    comparison.after.isModeEnabled = false
    #expect(!comparison.text().contains("mode"))
    comparison.wrong.insert(.modeControl)
    #expect(comparison.text().contains("✗mode: none, disabled"))
  }

  @Test("The mode is shown where it differs, and no line is wider than 78 columns")
  func wide() {
    var comparison = whiteBoard
    comparison.expected.isModeEnabled = false
    comparison.wrong = [.modeControl, .card(0)]
    let long = ButtonAppearance(title: "three striped purple diamonds and more")
    comparison.after.cards = Array(repeating: long, count: 30)
    comparison.after.status = "These words are much too long for a third of a line of text."
    let lines = comparison.text().split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 78 })
    #expect(lines.contains { $0.contains("✓mode: 2 cards, disabled") })
  }

  @Test("A picture stands alone, with words for those who do not see it")
  func picture() {
    let svg = whiteBoard.svg(title: "After touching card 0, \"one\" < two & three.")
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && svg.hasSuffix("</svg>\n"))
    #expect(
      svg.contains("<title id=\"title\">After touching card 0, &quot;one&quot; &lt; two &amp;"))
    #expect(svg.contains("Card 0 should show A♠ on cardfront and shows a blank board."))
    #expect(!svg.contains("href") && !svg.contains("<script"))
  }

  @Test("In a picture one card has a cross, and its counterpart a tick")
  func outlines() {
    let svg = whiteBoard.svg(title: "Wrong.")
    let count = { (part: String) in
      svg.split(separator: part, omittingEmptySubsequences: false).count - 1
    }
    #expect(count("class=\"outline wrong\"") == 1 && count("class=\"outline right\"") == 1)
    #expect(count("class=\"disc wrong\"") == 1 && count("class=\"disc right\"") == 1)
    #expect(count("class=\"card board\"") == 1 && count("class=\"card back\"") == 10)
  }

  @Test("What was seen before the last move is worked out from the recording")
  func before() {
    let table = RecordingTableView(cardCount: 2, recording: .changes)
    table.score.text = "Score: 0"
    #expect(table.appearanceBeforeLastMove == nil)
    for title in ["A♠", "A♥"] {
      let earlier = table.appearance
      table.moveWillBegin()
      table.buttons[0].setTitle(title, for: .normal)
      table.buttons[0].setBackgroundImage(.cardFront, for: .normal)
      table.buttons[1].setImage(.cardFront, for: .selected)
      table.buttons[1].isSelected = true
      table.buttons[1].isEnabled = false
      table.score.text = nil
      table.status.isHidden = true
      table.mode.selectedSegmentIndex = 1
      table.mode.isEnabled = false
      #expect(table.appearanceBeforeLastMove == earlier)
    }
  }

  @Test("Where nothing is recorded it is not known what was seen before")
  func unknown() {
    let table = RecordingTableView(cardCount: 1, recording: .nothing)
    table.moveWillBegin()
    #expect(table.appearanceBeforeLastMove == nil)
  }
}
