import CardGameHarness
import CardGameViews
import Testing

@Suite("Rules of tables")
struct TableRulesTests {
  @Test("Tables that remember keep them", arguments: TableRule.all)
  func kit(rule: TableRule) {
    #expect(rule.diagnoses(of: { RecordingTableView(cardCount: $0) }).isEmpty)
    #expect(rule.diagnoses(of: { TextTableView(cardCount: $0) }).isEmpty)
    #expect(rule.diagnoses(of: { TeeTableView([TextTableView(cardCount: $0)]) }).isEmpty)
  }

  @Test("A table without a fault keeps them", arguments: TableRule.all)
  func right(rule: TableRule) {
    #expect(rule.diagnoses(of: { UnrulyTable(cardCount: $0, nil) }).isEmpty)
  }

  @Test("Each fault breaks one rule and no other", arguments: UnrulyTable.Fault.allCases)
  func faults(fault: UnrulyTable.Fault) {
    let broken = TableRule.all.filter {
      !$0.diagnoses(of: { UnrulyTable(cardCount: $0, fault) }).isEmpty
    }
    #expect(broken.map(\.code.rawValue) == [fault.rawValue])
  }

  @Test("Every rule has a fault")
  func complete() {
    #expect(
      Set(TableRule.all.map(\.code.rawValue)) == Set(UnrulyTable.Fault.allCases.map(\.rawValue)))
  }
}

/// A table with one fault, or with none.
final class UnrulyTable: CardTableView {
  /// What is wrong, by the rule that it breaks.
  enum Fault: String, CaseIterable, Sendable {
    case anotherSize = "table-of-another-size"
    case newLabels = "table-buttons-not-kept"
    case dealIsMore = "table-buttons-shared"
    case wrongButtons = "table-button-wrong"
    case neighboursShare = "table-buttons-mixed"
    case statusOfAll = "table-not-its-own"
    case oneLabel = "table-labels-mixed"
    case onePlace = "table-mode-forgotten"
    case clearsAtMoves = "table-move-changes"
    case touchesAreLost = "table-changes-the-game"
  }

  // The tests only ever write to it what they then read, or take it away.
  nonisolated(unsafe) private static let statusOfAll = Label()

  private let fault: Fault?
  let cardButtons: [any CardButton]
  private let score = Label()
  private let status = Label()
  let modeControl: any CardSegmentedControl
  let dealButton: any CardButton = UnrulyButton(nil)
  private var moveCount = 0

  init(cardCount: Int, _ fault: Fault?) {
    self.fault = fault
    // A table of 30 is none of those that a game is played on.
    let count = fault == .anotherSize && cardCount == 30 ? 12 : cardCount
    let shared = SharedTitle()
    cardButtons = (0..<count).map { index in
      switch fault {
      case .wrongButtons: UnrulyButton(.ignoresStates)
      case .neighboursShare: SharingButton(shared)
      default: UnrulyButton(nil)
      }
    }
    modeControl = Control(numberOfSegments: fault == .onePlace ? 1 : 2)
  }

  var scoreLabel: any CardLabel { score }
  var statusLabel: any CardLabel {
    switch fault {
    case .oneLabel: score
    case .statusOfAll: Self.statusOfAll
    case .newLabels: Window(status)
    default: status
    }
  }
  var moreButton: (any CardButton)? { fault == .dealIsMore ? dealButton : nil }

  func moveWillBegin() {
    moveCount += 1
    switch fault {
    case .clearsAtMoves where moveCount == 1: score.text = ""
    case .touchesAreLost where moveCount > 1: cardButtons[3].isEnabled = false
    default: break
    }
  }
}

/// A label, as a view may have it.
private final class Label: CardLabel {
  var text: String?
  var isHidden = false
}

/// Another object for a label each time, which passes everything on.
private final class Window: CardLabel {
  private let label: Label

  init(_ label: Label) { self.label = label }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }
  var isHidden: Bool {
    get { label.isHidden }
    set { label.isHidden = newValue }
  }
}

private final class Control: CardSegmentedControl {
  let numberOfSegments: Int
  var selectedSegmentIndex = 0
  var isEnabled = true

  init(numberOfSegments: Int) { self.numberOfSegments = numberOfSegments }
}

private final class SharedTitle {
  var picture: CardImage?
}

/// A button that shares its background with the others of its table.
private final class SharingButton: CardButton {
  private let own = UnrulyButton(nil)
  private let shared: SharedTitle

  init(_ shared: SharedTitle) { self.shared = shared }

  func setTitle(_ title: String?, for state: ControlState) { own.setTitle(title, for: state) }
  func title(for state: ControlState) -> String? { own.title(for: state) }
  func setImage(_ image: CardImage?, for state: ControlState) { own.setImage(image, for: state) }
  func image(for state: ControlState) -> CardImage? { own.image(for: state) }
  func setBackgroundImage(_ image: CardImage?, for state: ControlState) {
    if state == .normal {
      shared.picture = image
    } else {
      own.setBackgroundImage(image, for: state)
    }
  }
  func backgroundImage(for state: ControlState) -> CardImage? {
    own.backgroundImage(for: state) ?? shared.picture
  }
  var isEnabled: Bool {
    get { own.isEnabled }
    set { own.isEnabled = newValue }
  }
  var isSelected: Bool {
    get { own.isSelected }
    set { own.isSelected = newValue }
  }
  var isHidden: Bool {
    get { own.isHidden }
    set { own.isHidden = newValue }
  }
}
