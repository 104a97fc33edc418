/// A button without a screen that knows what a person would see of it.
///
/// Its table makes it. It keeps both picture slots for every control state, falls back to the
/// normal state as UIKit does, and has its table record each change.
///
/// ```swift
/// let button = RecordingTableView(cardCount: 12).buttons[0]
/// button.setTitle("A♠", for: .normal)
/// button.setBackgroundImage(.cardFront, for: .normal)
/// print(button.appearance)
/// // A♠ on cardfront
/// ```
public final class RecordingButton: CardButton {
  /// How the button draws the picture in its foreground slot.
  public let type: ButtonType

  private let element: TableElement
  private let recorder: Recorder
  private var lastMoves = LastMoves()
  private var actions: [CardAction] = []
  private lazy var innerLabel = RecordingLabel(
    element, property: .titleLabelText, recorder: recorder)

  /// All that is set on the button; whoever sets it here goes unrecorded.
  var values: ButtonSnapshot {
    didSet { seen = nil }
  }

  /// What is seen, once it was asked for, until something is set to another value.
  private var seen: ButtonAppearance?

  init(_ element: TableElement, type: ButtonType, values: ButtonSnapshot, recorder: Recorder) {
    self.element = element
    self.type = type
    self.recorder = recorder
    self.values = values
  }

  /// Whether the button answers to touches; a disabled one swallows them.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set {
      let old = values.isEnabled
      lastMoves.isEnabled = recorder.moveCount
      guard newValue != old else { return }
      values.isEnabled = newValue
      recorder.note(element, .isEnabled, from: .flag(old), to: .flag(newValue))
    }
  }

  /// Whether the button is in its selected state.
  public var isSelected: Bool {
    get { values.isSelected }
    set {
      let old = values.isSelected
      lastMoves.isSelected = recorder.moveCount
      guard newValue != old else { return }
      values.isSelected = newValue
      recorder.note(element, .isSelected, from: .flag(old), to: .flag(newValue))
    }
  }

  /// Whether the button cannot be seen, nor touched.
  public var isHidden: Bool {
    get { values.isHidden }
    set {
      let old = values.isHidden
      lastMoves.isHidden = recorder.moveCount
      guard newValue != old else { return }
      values.isHidden = newValue
      recorder.note(element, .isHidden, from: .flag(old), to: .flag(newValue))
    }
  }

  /// How opaque the button is, from 0 to 1; below 0.01 it can neither be seen nor touched.
  public var alpha: Double {
    get { values.alpha }
    set {
      let old = values.alpha
      lastMoves.alpha = recorder.moveCount
      guard newValue != old else { return }
      values.alpha = newValue
      recorder.note(element, .alpha, from: .decimal(old), to: .decimal(newValue))
    }
  }

  /// The colour behind everything else on the button.
  public var backgroundColor: CardColor? {
    get { values.backgroundColor }
    set {
      let old = values.backgroundColor
      lastMoves.backgroundColor = recorder.moveCount
      guard newValue != old else { return }
      values.backgroundColor = newValue
      recorder.note(
        element, .backgroundColor, from: PropertyValue(old), to: PropertyValue(newValue))
    }
  }

  /// A number by which an app may find the button.
  public var tag: Int {
    get { values.tag }
    set {
      let old = values.tag
      values.tag = newValue
      recorder.note(element, .tag, from: .number(old), to: .number(newValue))
    }
  }

  /// The label inside the button; what is written there is recorded, and seen by nobody.
  ///
  /// A button sets this label's words anew whenever it is laid out, which is before anyone looks.
  public var titleLabel: (any CardLabel)? { innerLabel }

  /// Has something done at each touch of the button, besides what is done already.
  public func addAction(_ action: CardAction, for event: ControlEvent) {
    actions.append(action)
  }

  /// Does what is to be done at a touch, in the order in which it was added.
  @discardableResult
  public func sendActions(for event: ControlEvent) -> Bool {
    for action in actions { action.handler(self) }
    return !actions.isEmpty
  }

  /// Sets words with a colour for one state, and records it.
  public func setAttributedTitle(_ title: CardText?, for state: ControlState) {
    lastMoves.title = recorder.moveCount
    let old = values.attributedTitles[setFor: state]
    guard old != title else { return }
    values.attributedTitles[setFor: state] = title
    recorder.note(
      element, .attributedTitle(state), from: PropertyValue(old), to: PropertyValue(title))
  }

  /// Returns the words with a colour for a state, or else for the normal state.
  public func attributedTitle(for state: ControlState) -> CardText? {
    values.attributedTitles[state]
  }

  /// Sets the words on the button for one state, and records it.
  public func setTitle(_ title: String?, for state: ControlState) {
    lastMoves.title = recorder.moveCount
    if state.isNormal, let title, let old = values.titles.normal, title == old { return }
    let old = values.titles[setFor: state]
    guard old != title else { return }
    values.titles[setFor: state] = title
    recorder.note(element, .title(state), from: PropertyValue(old), to: PropertyValue(title))
  }

  /// Returns the words on the button for a state, or else for the normal state.
  public func title(for state: ControlState) -> String? { values.titles[state] }

  /// Sets the picture in front of the title for one state, and records it.
  public func setImage(_ image: CardImage?, for state: ControlState) {
    lastMoves.image = recorder.moveCount
    if state.isNormal, let image, let old = values.images.normal, image == old { return }
    let old = values.images[setFor: state]
    guard old != image else { return }
    values.images[setFor: state] = image
    recorder.note(element, .image(state), from: PropertyValue(old), to: PropertyValue(image))
  }

  /// Returns the picture in front of the title for a state, or else for the normal state.
  public func image(for state: ControlState) -> CardImage? { values.images[state] }

  /// Sets the picture behind the title for one state, and records it.
  public func setBackgroundImage(_ image: CardImage?, for state: ControlState) {
    lastMoves.backgroundImage = recorder.moveCount
    if state.isNormal, let image, let old = values.backgroundImages.normal, image == old { return }
    let old = values.backgroundImages[setFor: state]
    guard old != image else { return }
    values.backgroundImages[setFor: state] = image
    recorder.note(
      element, .backgroundImage(state), from: PropertyValue(old), to: PropertyValue(image))
  }

  /// Returns the picture behind the title for a state, or else for the normal state.
  public func backgroundImage(for state: ControlState) -> CardImage? {
    values.backgroundImages[state]
  }
}

extension RecordingButton {
  /// The state that the button is in, from whether it is enabled and selected.
  public var state: ControlState { values.state }

  /// The number of the last move during which each property was set, to another value or the same.
  public var lastSet: LastMoves { lastMoves }

  /// Whether nothing was set for any state but the normal one.
  public var usesNormalStateOnly: Bool {
    guard values.titles.usesNormalOnly, values.images.usesNormalOnly,
      values.backgroundImages.usesNormalOnly
    else { return false }
    if values.isUndecorated { return true }
    return values.attributedTitles.usesNormalOnly
  }

  /// The words that were set, by the state for which they were set.
  public var titles: [ControlState: String] { values.titles.all }

  /// The foreground pictures that were set, by the state for which they were set.
  public var images: [ControlState: CardImage] { values.images.all }

  /// The background pictures that were set, by the state for which they were set.
  public var backgroundImages: [ControlState: CardImage] { values.backgroundImages.all }

  /// What a person would see of the button in the state that it is in.
  public var appearance: ButtonAppearance {
    if let seen { return seen }
    let appearance = appearance(in: state)
    seen = appearance
    return appearance
  }

  /// Returns what a person would see of the button in some state.
  ///
  /// - Parameter state: The state, for example ``ControlState/highlighted`` for a finger on it.
  /// - Returns: The appearance; a hidden button shows neither title nor picture.
  public func appearance(in state: ControlState) -> ButtonAppearance {
    values.appearance(in: state, type: type)
  }
}
