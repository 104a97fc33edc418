/// A table that passes on what is set to several others, as a T-piece parts a stream.
///
/// With it one game is shown in several ways at once, or a view is recorded while it is used. What
/// is read comes from the first table.
///
/// ```swift
/// let text = TextTableView(cardCount: 12)
/// let recording = RecordingTableView(cardCount: 12)
/// let controller = MatchingGameController(table: TeeTableView([text, recording])) { .m12 }
/// ```
public final class TeeTableView: CardTableView {
  /// One button for those at the same index of every table.
  public let cardButtons: [any CardButton]

  /// One label for the score labels of every table.
  public let scoreLabel: any CardLabel

  /// One label for the status labels of every table.
  public let statusLabel: any CardLabel

  /// One control for the mode controls of every table.
  public let modeControl: any CardSegmentedControl

  /// One button for the deal buttons of every table.
  public let dealButton: any CardButton

  /// One button for the more buttons of every table that has one, or `nil` when none has.
  public let moreButton: (any CardButton)?

  /// One slider for the history sliders of every table that has one, or `nil` when none has.
  public let historySlider: (any CardSlider)?

  /// One switch for the mode switches of every table that has one, or `nil` when none has.
  public let modeSwitch: (any CardSwitch)?

  private let tables: [any CardTableView]

  /// Joins several tables.
  ///
  /// - Parameter tables: The tables to feed; what is read comes from the first.
  /// - Precondition: There is at least one table, and all have the same number of card buttons.
  public init(_ tables: [any CardTableView]) {
    precondition(!tables.isEmpty, "A tee needs a table to feed: give it one or more.")
    let cardCount = tables[0].cardButtons.count
    precondition(
      tables.allSatisfy { $0.cardButtons.count == cardCount },
      "A tee feeds tables of one size: give all of them \(cardCount) card buttons.")
    self.tables = tables
    cardButtons = (0..<cardCount).map { index in TeeButton(tables.map { $0.cardButtons[index] }) }
    scoreLabel = TeeLabel(tables.map(\.scoreLabel))
    statusLabel = TeeLabel(tables.map(\.statusLabel))
    modeControl = TeeSegmentedControl(tables.map(\.modeControl))
    dealButton = TeeButton(tables.map(\.dealButton))
    let moreButtons = tables.compactMap(\.moreButton)
    moreButton = moreButtons.isEmpty ? nil : TeeButton(moreButtons)
    let sliders = tables.compactMap(\.historySlider)
    historySlider = sliders.isEmpty ? nil : TeeSlider(sliders)
    let switches = tables.compactMap(\.modeSwitch)
    modeSwitch = switches.isEmpty ? nil : TeeSwitch(switches)
  }

  /// Shows a message on every table.
  public func present(_ alert: CardAlert) {
    for table in tables { table.present(alert) }
  }

  /// Tells every table that a move begins.
  public func moveWillBegin() {
    for table in tables { table.moveWillBegin() }
  }

  /// Tells every table that a move begins, and which.
  public func moveWillBegin(_ move: String) {
    for table in tables { table.moveWillBegin(move) }
  }

  /// Tells every table that the move has been answered.
  public func moveDidEnd() {
    for table in tables { table.moveDidEnd() }
  }
}

private final class TeeButton: CardButton {
  let buttons: [any CardButton]

  init(_ buttons: [any CardButton]) {
    self.buttons = buttons
  }

  func setTitle(_ title: String?, for state: ControlState) {
    for button in buttons { button.setTitle(title, for: state) }
  }
  func title(for state: ControlState) -> String? { buttons[0].title(for: state) }

  func setImage(_ image: CardImage?, for state: ControlState) {
    for button in buttons { button.setImage(image, for: state) }
  }
  func image(for state: ControlState) -> CardImage? { buttons[0].image(for: state) }

  func setBackgroundImage(_ image: CardImage?, for state: ControlState) {
    for button in buttons { button.setBackgroundImage(image, for: state) }
  }
  func backgroundImage(for state: ControlState) -> CardImage? {
    buttons[0].backgroundImage(for: state)
  }

  var isEnabled: Bool {
    get { buttons[0].isEnabled }
    set { for button in buttons { button.isEnabled = newValue } }
  }
  var isSelected: Bool {
    get { buttons[0].isSelected }
    set { for button in buttons { button.isSelected = newValue } }
  }
  var isHidden: Bool {
    get { buttons[0].isHidden }
    set { for button in buttons { button.isHidden = newValue } }
  }
}

extension TeeButton {
  func setAttributedTitle(_ title: CardText?, for state: ControlState) {
    for button in buttons { button.setAttributedTitle(title, for: state) }
  }
  func attributedTitle(for state: ControlState) -> CardText? {
    buttons[0].attributedTitle(for: state)
  }
  var titleLabel: (any CardLabel)? {
    let labels = buttons.compactMap(\.titleLabel)
    return labels.isEmpty ? nil : TeeLabel(labels)
  }
  var alpha: Double {
    get { buttons[0].alpha }
    set { for button in buttons { button.alpha = newValue } }
  }
  var backgroundColor: CardColor? {
    get { buttons[0].backgroundColor }
    set { for button in buttons { button.backgroundColor = newValue } }
  }
  var tag: Int {
    get { buttons[0].tag }
    set { for button in buttons { button.tag = newValue } }
  }

  /// The action is told of this button, which is the one that its controller knows.
  func addAction(_ action: CardAction, for event: ControlEvent) {
    let own = CardAction { [unowned self] _ in action.handler(self) }
    for button in buttons { button.addAction(own, for: event) }
  }
  func sendActions(for event: ControlEvent) -> Bool { buttons[0].sendActions(for: event) }
}

private final class TeeSlider: CardSlider {
  private let sliders: [any CardSlider]

  init(_ sliders: [any CardSlider]) {
    self.sliders = sliders
  }

  var value: Float {
    get { sliders[0].value }
    set { for slider in sliders { slider.value = newValue } }
  }
  var minimumValue: Float {
    get { sliders[0].minimumValue }
    set { for slider in sliders { slider.minimumValue = newValue } }
  }
  var maximumValue: Float {
    get { sliders[0].maximumValue }
    set { for slider in sliders { slider.maximumValue = newValue } }
  }
  var isEnabled: Bool {
    get { sliders[0].isEnabled }
    set { for slider in sliders { slider.isEnabled = newValue } }
  }
}

private final class TeeSwitch: CardSwitch {
  private let switches: [any CardSwitch]

  init(_ switches: [any CardSwitch]) {
    self.switches = switches
  }

  var isOn: Bool {
    get { switches[0].isOn }
    set { for toggle in switches { toggle.isOn = newValue } }
  }
  var isEnabled: Bool {
    get { switches[0].isEnabled }
    set { for toggle in switches { toggle.isEnabled = newValue } }
  }
}

private final class TeeLabel: CardLabel {
  let labels: [any CardLabel]

  init(_ labels: [any CardLabel]) {
    self.labels = labels
  }

  var text: String? {
    get { labels[0].text }
    set { for label in labels { label.text = newValue } }
  }
  var attributedText: CardText? {
    get { labels[0].attributedText }
    set { for label in labels { label.attributedText = newValue } }
  }
  var isHidden: Bool {
    get { labels[0].isHidden }
    set { for label in labels { label.isHidden = newValue } }
  }
}

private final class TeeSegmentedControl: CardSegmentedControl {
  let controls: [any CardSegmentedControl]

  init(_ controls: [any CardSegmentedControl]) {
    self.controls = controls
  }

  var numberOfSegments: Int { controls[0].numberOfSegments }
  var selectedSegmentIndex: Int {
    get { controls[0].selectedSegmentIndex }
    set { for control in controls { control.selectedSegmentIndex = newValue } }
  }
  var isEnabled: Bool {
    get { controls[0].isEnabled }
    set { for control in controls { control.isEnabled = newValue } }
  }
}
