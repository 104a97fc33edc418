/// All that is set on a table at one moment, to be compared with another or put back.
///
/// ```swift
/// let table = RecordingTableView(cardCount: 12)
/// let start = table.snapshot
/// table.buttons[0].setTitle("A♠", for: .normal)
/// table.restore(start)
/// print(table.snapshot == start)
/// // true
/// ```
public struct TableSnapshot: Hashable, Sendable {
  /// What is set on the card buttons, in the table's order.
  public var cards: [ButtonSnapshot]

  let deal: ButtonSnapshot
  let more: ButtonSnapshot
  let score: LabelSnapshot
  let status: LabelSnapshot
  let selectedMode: Int
  let isModeEnabled: Bool
  let slider: SliderSnapshot
  let toggle: SwitchSnapshot
}

/// All that is set on one button, for every control state.
public struct ButtonSnapshot: Hashable, Sendable {
  var titles: StateValues<String>
  var images = StateValues<CardImage>(normal: nil)
  var backgroundImages: StateValues<CardImage>
  var isEnabled = true
  var isSelected = false
  var isHidden = false

  /// What few buttons have, kept apart so that the others stay small.
  private var decoration = Decoration.none {
    didSet { if case .none = decoration { isUndecorated = true } else { isUndecorated = false } }
  }

  /// Whether the button has nothing of what few have.
  private(set) var isUndecorated = true

  /// What a storyboard sets on a card button.
  static let ofCard = ButtonSnapshot(title: "", backgroundImage: .cardBack)

  init(title: String, backgroundImage: CardImage? = nil) {
    titles = StateValues(normal: title)
    backgroundImages = StateValues(normal: backgroundImage)
  }

  /// The words with a colour, for each state.
  var attributedTitles: StateValues<CardText> {
    get { decoration.parts.attributedTitles }
    set { decoration.parts.attributedTitles = newValue }
  }

  /// How opaque the button is.
  var alpha: Double {
    get { decoration.parts.alpha }
    set { decoration.parts.alpha = newValue }
  }

  /// The colour behind everything else.
  var backgroundColor: CardColor? {
    get { decoration.parts.backgroundColor }
    set { decoration.parts.backgroundColor = newValue }
  }

  /// The number by which an app may find the button.
  var tag: Int {
    get { decoration.parts.tag }
    set { decoration.parts.tag = newValue }
  }

  private enum Decoration: Hashable {
    case none
    indirect case some(Parts)

    struct Parts: Hashable {
      /// The parts of a button without decoration, made once.
      static let plain = Parts()

      var attributedTitles = StateValues<CardText>(normal: nil)
      var alpha = 1.0
      var backgroundColor: CardColor?
      var tag = 0
    }

    var parts: Parts {
      get { if case .some(let parts) = self { parts } else { .plain } }
      set { self = newValue == .plain ? .none : .some(newValue) }
    }
  }
}

extension ButtonSnapshot {
  /// The state that such a button is in, from whether it is enabled and selected.
  var state: ControlState {
    var state = ControlState.normal
    if isSelected { state.insert(.selected) }
    if !isEnabled { state.insert(.disabled) }
    return state
  }

  /// Returns what a person would see of such a button in some state.
  func appearance(in state: ControlState, type: ButtonType) -> ButtonAppearance {
    var appearance = ButtonAppearance(
      isEnabled: !state.has(.disabled), isSelected: state.has(.selected),
      isHidden: isHidden || !isUndecorated && alpha < 0.01)
    guard !appearance.isHidden else { return appearance }
    if let image = images.usesNormalOnly ? images.normal : images[state], !image.isTransparent {
      appearance.picture = .inFront(image, of: type)
    } else {
      if let attributed = isUndecorated ? nil : attributedTitles[state] {
        appearance.title = attributed.string
        appearance.titleColor = attributed.color
      } else {
        appearance.title = (titles.usesNormalOnly ? titles.normal : titles[state]) ?? ""
      }
      let backgrounds = backgroundImages
      if let background = backgrounds.usesNormalOnly ? backgrounds.normal : backgrounds[state],
        !background.isTransparent
      {
        appearance.picture = .image(background.name)
      }
    }
    if !isUndecorated {
      appearance.backgroundColor = backgroundColor
      appearance.isDimmed = alpha < 1
    }
    return appearance
  }
}

extension ButtonAppearance.Picture {
  /// What a button makes of a picture in front of its title.
  fileprivate static func inFront(_ image: CardImage, of type: ButtonType) -> Self {
    switch (image.renderingMode, type) {
    case (.alwaysTemplate, _), (.automatic, .system): .blankBoard
    case (.alwaysOriginal, _), (.automatic, .custom): .image(image.name)
    }
  }
}

/// All that is set on one label.
struct LabelSnapshot: Hashable, Sendable {
  var text: String?
  var isHidden: Bool
  var color: CardColor?

  /// The words that a person would read; `""` when there are none or the label is hidden.
  var visibleText: String { isHidden ? "" : text ?? "" }
}

extension RecordingTableView {
  /// All that is set on the table now.
  ///
  /// - Complexity: O(n) in the number of cards.
  public var snapshot: TableSnapshot {
    TableSnapshot(
      cards: buttons.map { $0.values }, deal: deal.values, more: more.values, score: score.values,
      status: status.values, selectedMode: mode.selectedSegmentIndex, isModeEnabled: mode.isEnabled,
      slider: slider.values, toggle: toggle.values)
  }

  /// Puts back what was set on this table, or on one of its size, at an earlier moment.
  ///
  /// Nothing of it is recorded, as it is nothing that a controller did.
  ///
  /// - Parameter snapshot: What was set then.
  /// - Precondition: The snapshot has as many cards as the table.
  /// - Complexity: O(n) in the number of cards.
  public func restore(_ snapshot: TableSnapshot) {
    precondition(
      snapshot.cards.count == buttons.count,
      "A snapshot of \(snapshot.cards.count) cards does not fit a table of \(buttons.count).")
    for (button, values) in zip(buttons, snapshot.cards) { button.values = values }
    deal.values = snapshot.deal
    more.values = snapshot.more
    score.values = snapshot.score
    status.values = snapshot.status
    mode.restore(selected: snapshot.selectedMode, isEnabled: snapshot.isModeEnabled)
    slider.values = snapshot.slider
    toggle.values = snapshot.toggle
  }
}
