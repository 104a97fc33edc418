/// A table that shows nothing and whose getters return nothing.
///
/// Whatever is set is forgotten. A controller that reads its state back from the screen, instead of
/// from the game, plays wrongly here; and a measurement made here is one of the game and its
/// controller alone.
///
/// ```swift
/// let table = NullTableView(cardCount: 12)
/// table.cardButtons[0].setTitle("A♠", for: .normal)
/// print(table.cardButtons[0].title(for: .normal) as Any)
/// // nil
/// ```
public final class NullTableView: CardTableView {
  /// The card buttons, which forget everything but answer to touches.
  public let cardButtons: [any CardButton]

  /// A label that forgets its text.
  public let scoreLabel: any CardLabel = NullControl()

  /// A label that forgets its text.
  public let statusLabel: any CardLabel = NullControl()

  /// A control with no place selected.
  public let modeControl: any CardSegmentedControl = NullControl()

  /// A button that forgets everything but answers to touches.
  public let dealButton: any CardButton = NullControl()

  /// A button that forgets everything but answers to touches.
  public let moreButton: (any CardButton)? = NullControl()

  /// A slider that forgets its value.
  public let historySlider: (any CardSlider)? = NullControl()

  /// A switch that is always off.
  public let modeSwitch: (any CardSwitch)? = NullControl()

  /// Makes a table.
  ///
  /// - Parameter cardCount: How many card buttons there are; not negative.
  /// - Precondition: `cardCount` is not negative.
  public init(cardCount: Int) {
    precondition(cardCount >= 0, "A table cannot have \(cardCount) cards: give it 0 or more.")
    cardButtons = (0..<cardCount).map { _ in NullControl() }
  }
}

/// Every kind of control at once, none of which remembers anything.
private final class NullControl: CardButton, CardLabel, CardSegmentedControl, CardSlider,
  CardSwitch
{
  func setAttributedTitle(_ title: CardText?, for state: ControlState) {}
  func setTitle(_ title: String?, for state: ControlState) {}
  func title(for state: ControlState) -> String? { nil }
  func setImage(_ image: CardImage?, for state: ControlState) {}
  func image(for state: ControlState) -> CardImage? { nil }
  func setBackgroundImage(_ image: CardImage?, for state: ControlState) {}
  func backgroundImage(for state: ControlState) -> CardImage? { nil }

  var isEnabled: Bool {
    get { true }
    set { _ = newValue }
  }
  var isSelected: Bool {
    get { false }
    set { _ = newValue }
  }
  var isHidden: Bool {
    get { false }
    set { _ = newValue }
  }
  var text: String? {
    get { nil }
    set { _ = newValue }
  }
  var attributedText: CardText? {
    get { nil }
    set { _ = newValue }
  }
  var value: Float {
    get { 0 }
    set { _ = newValue }
  }
  var minimumValue: Float {
    get { 0 }
    set { _ = newValue }
  }
  var maximumValue: Float {
    get { 0 }
    set { _ = newValue }
  }
  var isOn: Bool {
    get { false }
    set { _ = newValue }
  }
  var numberOfSegments: Int { 0 }
  var selectedSegmentIndex: Int {
    get { -1 }
    set { _ = newValue }
  }
}
