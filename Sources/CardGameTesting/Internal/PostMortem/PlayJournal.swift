import CardGameViews
import Foundation

/// Writes down what a check plays while it plays it, for when the code under test does not come back.
///
/// When it crashes, a signal handler reads the journal out. When it sets values without end, the journal
/// stops it; when it computes without end, a watchdog does.
final class PlayJournal: PlayObserver, @unchecked Sendable {
  // Unchecked because a page is written by the one thread that plays, under the lock that the watchdog
  // takes to read it. A signal handler reads it as it is.
  private let page: UnsafeMutablePointer<JournalPage>

  /// The lines that name the check.
  private let heading: String

  private let file = MoveFile.shared

  /// The moves and steps that have begun and not ended, each with whether it is a step.
  private var open: [Bool] = []

  /// How many changes one move may record. A table of 81 cards that are set anew takes some hundreds.
  private static let changesAllowed = 10_000

  /// Takes a free page for a check whose name may be known, or returns `nil` when there is none.
  init?(of check: String?) {
    let free = Watchdog.shared.lock.withLock { () -> Int? in
      let free = JournalPage.all.indices.first { !JournalPage.all[$0].isInUse }
      if let free { JournalPage.all[free].isInUse = true }
      return free
    }
    guard let free, let first = JournalPage.all.baseAddress else { return nil }
    page = first + free
    heading = Self.paragraph("Check", (check ?? "").split(separator: " "))
    CrashHandler.install()
    CrashHandler.giveThreadAStack()
    page.pointee.thread = pthread_self()
    tableIsLaid([])
  }

  /// Gives the page back.
  func close() {
    Watchdog.shared.lock.withLock {
      page.pointee.isInMove = false
      page.pointee.isInStep = false
      page.pointee.isInUse = false
    }
  }

  func tableIsLaid(_ cards: [String]) {
    page.pointee.scene.replace(with: heading + Self.paragraph("Table", cards))
    page.pointee.moves.replace(with: "")
    page.pointee.lastElement = ""
    file?.forget()
  }

  func moveWillBegin(_ move: String) {
    page.pointee.moves.append(" " + move)
    file?.note(move, isStep: false)
    begin(isStep: false)
  }

  func moveDidEnd() { end() }

  func stepWillBegin(_ step: String) {
    page.pointee.step.replace(with: step)
    file?.note(step, isStep: true)
    begin(isStep: true)
  }

  func stepDidEnd() { end() }

  private func begin(isStep: Bool) {
    let thread = pthread_self()
    if !page.pointee.isOf(thread) { CrashHandler.giveThreadAStack() }
    Watchdog.shared.lock.withLock {
      open.append(isStep)
      page.pointee.thread = thread
      page.pointee.moveNumber += 1
      page.pointee.changeCount = 0
      page.pointee.isInMove = !isStep
      page.pointee.isInStep = isStep
    }
  }

  private func end() {
    Watchdog.shared.lock.withLock {
      _ = open.popLast()
      let isStep = open.last
      page.pointee.isInMove = isStep == false
      page.pointee.isInStep = isStep == true
    }
  }

  func didRecord(_ change: Change) {
    (page.pointee.lastElement, page.pointee.lastCard) = change.element.words
    page.pointee.lastProperty = change.property.words
    guard page.pointee.isOpen else { return }
    page.pointee.changeCount += 1
    if page.pointee.changeCount > Self.changesAllowed {
      Watchdog.stop(.setsValues, change.caller)
    }
  }

  /// A label, and words in lines of at most 78 columns; nothing where there are no words.
  private static func paragraph(_ label: String, _ words: [some StringProtocol]) -> String {
    guard !words.isEmpty else { return "" }
    var text = "  " + label + String(repeating: " ", count: 10 - label.utf8.count)
    var width = 0
    for word in words {
      // Scalars, because every table of every check comes here, and to tell characters apart takes long.
      let length = word.unicodeScalars.count
      if width > 0, width + 1 + length > 66 {
        text += "\n" + String(repeating: " ", count: 12)
        width = 0
      }
      text += width > 0 ? " \(word)" : "\(word)"
      width += width > 0 ? length + 1 : length
    }
    return text + "\n"
  }
}

extension TableElement {
  /// The element in words that a signal handler can write, with the index of a card.
  fileprivate var words: (StaticString, Int) {
    switch self {
    case .card(let index): ("card ", index)
    case .scoreLabel: ("the score label", -1)
    case .statusLabel: ("the status label", -1)
    case .modeControl: ("the mode control", -1)
    case .dealButton: ("the deal button", -1)
    case .moreButton: ("the more button", -1)
    case .historySlider: ("the history slider", -1)
    case .modeSwitch: ("the mode switch", -1)
    case .alert: ("an alert", -1)
    }
  }
}

extension ControlProperty {
  /// The property in words that a signal handler can write.
  fileprivate var words: StaticString {
    switch self {
    case .title: "title"
    case .image: "image"
    case .backgroundImage: "background image"
    case .isEnabled: "isEnabled"
    case .isSelected: "isSelected"
    case .isHidden: "isHidden"
    case .attributedTitle: "attributed title"
    case .titleLabelText: "text of the title label"
    case .alpha: "alpha"
    case .backgroundColor: "backgroundColor"
    case .tag: "tag"
    case .text: "text"
    case .attributedText: "attributedText"
    case .value: "value"
    case .minimumValue: "minimumValue"
    case .maximumValue: "maximumValue"
    case .isOn: "isOn"
    case .presented: "showing"
    case .answers: "buttons"
    case .selectedSegmentIndex: "selectedSegmentIndex"
    }
  }
}

/// Does something with a journal at hand, unless there is one already.
func withJournal<Result>(_ body: () throws -> Result) rethrows -> Result {
  guard RecordingTableView.observer == nil, let journal = PlayJournal.ofRunningTest else {
    return try body()
  }
  defer { journal.close() }
  return try RecordingTableView.$observer.withValue(journal) { try body() }
}

/// Does something with a journal at hand, unless there is one already.
func withJournal<Result>(_ body: () async throws -> Result) async rethrows -> Result {
  guard RecordingTableView.observer == nil, let journal = PlayJournal.ofRunningTest else {
    return try await body()
  }
  defer { journal.close() }
  return try await RecordingTableView.$observer.withValue(journal) { try await body() }
}

extension PlayJournal {
  fileprivate static var ofRunningTest: PlayJournal? {
    PlayJournal(of: Test.current.map { $0.displayName ?? $0.name })
  }
}
