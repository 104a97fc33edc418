/// A table without a screen that records all that is done to it and knows what a person would see.
///
/// It starts as a storyboard leaves it: every card button has the title `""`, the background
/// ``CardImage/cardBack``, no image, and is enabled. In a test it stands where the app's screen
/// would stand.
///
/// ```swift
/// let table = RecordingTableView(cardCount: 12)
/// let controller = MatchingGameController(table: table) { .m12 }
/// controller.perform(.touch(0), on: table)
/// print(table.appearance.cards[0], table.appearance.score)
/// // A♠ on cardfront Score: -1
/// ```
public final class RecordingTableView: CardTableView {
  /// The card buttons, in the order of their cards.
  public let buttons: [RecordingButton]

  /// The label of the score.
  public let score: RecordingLabel

  /// The label that tells what the last move did.
  public let status: RecordingLabel

  /// The control for how many cards to match.
  public let mode: RecordingSegmentedControl

  /// The button for a new game.
  public let deal: RecordingButton

  /// The button for more cards.
  public let more: RecordingButton

  /// The slider of the history, from 0 to 1 at first.
  public let slider: RecordingSlider

  /// The switch for a choice of two, off at first.
  public let toggle: RecordingSwitch

  /// The message that waits for an answer, or `nil` for none.
  public private(set) var presentedAlert: CardAlert?

  /// How many messages were shown so far, also such as gave way to the next unanswered.
  public private(set) var presentedAlertCount = 0

  /// The card buttons as a controller sees them.
  public let cardButtons: [any CardButton]

  private let recorder: Recorder

  /// Who is told what is done to the tables that are made by a task, or `nil` for nobody.
  @TaskLocal public static var observer: (any PlayObserver)?

  /// Lays out a table as a storyboard would.
  ///
  /// - Parameters:
  ///   - cardCount: How many card buttons there are; not negative.
  ///   - buttonType: How the card buttons draw a picture in their foreground slot.
  ///   - modeCount: How many places the mode control has: two cards, three cards, and so on.
  ///   - recording: How much of what happens is kept.
  /// - Precondition: `cardCount` is not negative.
  public init(
    cardCount: Int, buttonType: ButtonType = .system, modeCount: Int = 2,
    recording: Recording.Detail = .changesAndCallers
  ) {
    precondition(cardCount >= 0, "A table cannot have \(cardCount) cards: give it 0 or more.")
    let recorder = Recorder(detail: recording)
    self.recorder = recorder
    buttons = (0..<cardCount).map { index in
      RecordingButton(.card(index), type: buttonType, values: .ofCard, recorder: recorder)
    }
    cardButtons = buttons
    score = RecordingLabel(.scoreLabel, recorder: recorder)
    status = RecordingLabel(.statusLabel, recorder: recorder)
    mode = RecordingSegmentedControl(numberOfSegments: modeCount, recorder: recorder)
    slider = RecordingSlider(recorder: recorder)
    toggle = RecordingSwitch(recorder: recorder)
    deal = RecordingButton(
      .dealButton, type: .system, values: ButtonSnapshot(title: "Deal"), recorder: recorder)
    more = RecordingButton(
      .moreButton, type: .system, values: ButtonSnapshot(title: "More"), recorder: recorder)
  }

  /// The label of the score as a controller sees it.
  public var scoreLabel: any CardLabel { score }

  /// The label that tells what the last move did, as a controller sees it.
  public var statusLabel: any CardLabel { status }

  /// The control for how many cards to match, as a controller sees it.
  public var modeControl: any CardSegmentedControl { mode }

  /// The button for a new game as a controller sees it.
  public var dealButton: any CardButton { deal }

  /// The button for more cards as a controller sees it.
  public var moreButton: (any CardButton)? { more }

  /// The slider of the history as a controller sees it.
  public var historySlider: (any CardSlider)? { slider }

  /// The switch for a choice of two as a controller sees it.
  public var modeSwitch: (any CardSwitch)? { toggle }

  /// Shows a message, and records it; one that was not answered yet gives way to it.
  public func present(_ alert: CardAlert) {
    presentedAlertCount += 1
    replaceAlert(with: alert)
  }

  /// Touches a button of the message that is shown: it goes away, and what the button does is done.
  ///
  /// - Parameter title: The words on the button.
  /// - Returns: Whether there was such a button.
  @discardableResult
  public func answerAlert(with title: String) -> Bool {
    guard let alert = presentedAlert, let action = alert.actions.first(where: { $0.title == title })
    else { return false }
    replaceAlert(with: nil)
    action.handler()
    return true
  }

  private func replaceAlert(with alert: CardAlert?) {
    let properties: [ControlProperty] = [.answers, .presented]
    let old = properties.map { value($0, of: .alert) ?? .none }
    presentedAlert = alert
    for (property, old) in zip(properties, old) {
      recorder.note(.alert, property, from: old, to: value(property, of: .alert) ?? .none)
    }
  }

  /// Everything that was done to the table so far.
  public var recording: Recording { recorder.recording }

  /// Whether changes are recorded at all.
  var recordsChanges: Bool { recorder.detail != .nothing }

  /// Begins the next move of the recording.
  public func moveWillBegin() {
    recorder.recording.moveCount += 1
  }

  /// Begins the next move of the recording, and tells the observer which it is.
  public func moveWillBegin(_ move: String) {
    moveWillBegin()
    recorder.observer?.moveWillBegin(move)
  }

  /// Tells the observer that the move has been answered.
  public func moveDidEnd() {
    recorder.observer?.moveDidEnd()
  }

  /// What a person would see of the table now.
  ///
  /// - Complexity: O(n) in the number of cards.
  public var appearance: TableAppearance {
    var appearance = TableAppearance(
      cards: buttons.map(\.appearance), score: score.visibleText, status: status.visibleText,
      selectedMode: mode.selectedSegmentIndex, isModeEnabled: mode.isEnabled)
    appearance.noteOtherControls(of: self)
    return appearance
  }
}
