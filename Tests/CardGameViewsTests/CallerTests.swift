import CardGameViews
import Testing

/// Lines of callers are known where the Runtime library is, and are exact in debug builds.
private var linesAreKnown: Bool {
  #if DEBUG && os(Linux)
    true
  #else
    false
  #endif
}

@Suite("Who set a value", .enabled(if: linesAreKnown, "Lines need a debug build on Linux."))
struct CallerTests {
  private let table = RecordingTableView(cardCount: 2)

  private var sites: [CallSite?] { table.recording.changes.map { $0.caller?.site } }

  private func expectSites(
    _ lines: [Int], function: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(sites.map { $0?.line } == lines, sourceLocation: sourceLocation)
    for site in sites {
      #expect(site?.file == #filePath, sourceLocation: sourceLocation)
      #expect(site?.function == function, sourceLocation: sourceLocation)
    }
  }

  @Test("Every setter names the file, the line and the function that called it")
  func direct() {
    let line = #line + 1
    table.buttons[0].setTitle("A♠", for: .normal)
    table.buttons[0].setImage(.cardFront, for: .normal)
    table.buttons[0].setBackgroundImage(.cardFront, for: .normal)
    table.buttons[0].isEnabled = false
    table.buttons[0].isSelected = true
    table.buttons[0].isHidden = true
    table.score.text = "Score: 0"
    table.score.isHidden = true
    table.mode.selectedSegmentIndex = 1
    table.mode.isEnabled = false
    expectSites(Array(line..<(line + 10)), function: "direct()")
  }

  @Test("So does every setter that is called through its protocol")
  func throughProtocol() {
    let view: any CardTableView = table
    let line = #line + 1
    view.cardButtons[0].setTitle("A♠", for: .normal)
    view.cardButtons[0].setImage(.cardFront, for: .normal)
    view.cardButtons[0].setBackgroundImage(.cardFront, for: .normal)
    view.cardButtons[0].isEnabled = false
    view.cardButtons[0].isSelected = true
    view.cardButtons[0].isHidden = true
    view.scoreLabel.text = "Score: 0"
    view.scoreLabel.isHidden = true
    view.modeControl.selectedSegmentIndex = 1
    view.modeControl.isEnabled = false
    expectSites(Array(line..<(line + 10)), function: "throughProtocol()")
  }

  @Test("Through a tee, and a tee of tees, the caller is the one before them")
  func throughTee() {
    let tee = TeeTableView([TeeTableView([NullTableView(cardCount: 2), table])])
    let line = #line + 1
    tee.cardButtons[0].setTitle("A♠", for: .normal)
    tee.cardButtons[0].setBackgroundImage(.cardFront, for: .normal)
    tee.cardButtons[0].isEnabled = false
    tee.scoreLabel.text = "Score: 0"
    tee.modeControl.selectedSegmentIndex = 1
    expectSites(Array(line..<(line + 5)), function: "throughTee()")
  }

  @Test("In a closure it is the closure's line, named for the function around it")
  func throughClosure() {
    let line = #line + 2
    let setTitle: (String) -> Void = { title in
      table.buttons[0].setTitle(title, for: .normal)
    }
    setTitle("A♠")
    expectSites([line], function: "throughClosure()")
  }

  @Test("In a closure that the standard library calls it is the closure's line too")
  func throughForEach() {
    let line = #line + 2
    table.cardButtons.enumerated().forEach { index, button in
      button.setTitle("\(index)", for: .normal)
    }
    expectSites([line, line], function: "throughForEach()")
  }

  @Test("In a helper it is the helper's line, also when the helper extends a type of this library")
  func throughHelper() {
    table.buttons[0].showAce()
    table.buttons[1].showKing()
    let (ace, king) = (showAceLine, showKingLine)
    #expect(sites.map { $0?.line } == [ace, king])
    #expect(sites.map { $0?.function } == ["showAce()", "showKing()"])
  }

  @Test("In a subclass it is the line of the class that has it")
  func subclass() {
    let screen = OwnScreen(table: table)
    screen.update()
    #expect(sites.map { $0?.line } == [OwnScreen.titleLine, Screen.scoreLine])
    #expect(sites.map { $0?.function } == ["showCard()", "update()"])
  }

  @Test("In a generic function, a static one and a property it has its own name")
  func names() {
    setTitle(of: table.buttons[0])
    Screen.setScore(on: table)
    table.statusLabel.isShown = false
    var ownTable = Table(view: table, card: 7)
    ownTable.show()
    #expect(
      sites.map { $0?.function } == [
        "setTitle(of:)", "setScore(on:)", "isShown", "score", "show()",
      ])
  }

  @Test("Without that detail nobody is named")
  func withoutCallers() {
    let table = RecordingTableView(cardCount: 1, recording: .changes)
    table.score.text = "Score: 0"
    #expect(table.recording.changes.count == 1 && table.recording.changes[0].caller == nil)
  }
}

@Suite("Place in source code")
struct CallSiteTests {
  @Test(
    "It is told by the file's name, the line and the function",
    arguments: ["/Sources/App/Table.swift", "App/Table.swift", "Table.swift", "/Table.swift"])
  func description(file: String) {
    let site = CallSite(file: file, line: 21, function: "updateUI()")
    #expect(site.fileName == "Table.swift")
    #expect("\(site)" == "Table.swift:21  updateUI()")
  }
}

private let showAceLine = #line + 4
private let showKingLine = #line + 9

extension CardButton {
  fileprivate func showAce() { setTitle("A♠", for: .normal) }
}

extension RecordingButton {
  fileprivate func showKing() {
    // A comment, so that the line is not that of the function.
    setTitle("K♦", for: .normal)
  }
}

extension CardLabel {
  fileprivate var isShown: Bool {
    get { !isHidden }
    set { isHidden = !newValue }
  }
}

private func setTitle<Button: CardButton>(of button: Button) {
  button.setTitle("A♠", for: .normal)
}

private struct Table<Card> {
  let view: any CardTableView
  var card: Card
  var score = 0 {
    didSet { view.scoreLabel.text = "Score: \(score)" }
  }

  init(view: any CardTableView, card: Card) {
    self.view = view
    self.card = card
  }

  mutating func show() {
    score = 7
    view.cardButtons[0].setTitle("\(card)", for: .normal)
  }
}

private class Screen {
  let table: any CardTableView

  init(table: any CardTableView) {
    self.table = table
  }

  static let scoreLine = #line + 4

  func update() {
    showCard()
    table.scoreLabel.text = "Score: 0"
  }

  func showCard() {}

  static func setScore(on table: any CardTableView) { table.scoreLabel.text = "Score: 1" }
}

private final class OwnScreen: Screen {
  static let titleLine = #line + 3

  override func showCard() {
    table.cardButtons[0].setTitle("A♠", for: .normal)
  }
}
