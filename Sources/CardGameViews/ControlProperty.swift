/// A property of a control that can change, with the control state for which it was set.
public enum ControlProperty: Hashable, Sendable, CustomStringConvertible {
  /// The words on a button.
  case title(ControlState)

  /// The picture in front of a button's title.
  case image(ControlState)

  /// The picture behind a button's title.
  case backgroundImage(ControlState)

  /// Whether a control answers to touches.
  case isEnabled

  /// Whether a button is selected.
  case isSelected

  /// Whether a button or label cannot be seen.
  case isHidden

  /// The words with a colour on a button.
  case attributedTitle(ControlState)

  /// The words of the label inside a button.
  case titleLabelText

  /// How opaque a button is.
  case alpha

  /// The colour behind everything else on a button.
  case backgroundColor

  /// The number by which an app may find a button.
  case tag

  /// The words of a label.
  case text

  /// The words with a colour of a label.
  case attributedText

  /// Where a slider stands.
  case value

  /// The least value of a slider.
  case minimumValue

  /// The greatest value of a slider.
  case maximumValue

  /// Whether a switch is on.
  case isOn

  /// Which message is shown.
  case presented

  /// The words on the buttons of the message that is shown, with commas between.
  case answers

  /// The selected place of a segmented control.
  case selectedSegmentIndex

  /// The property in words: `title for .normal`, `isEnabled`.
  public var description: String {
    switch self {
    case .title(let state): "title for \(state)"
    case .image(let state): "image for \(state)"
    case .backgroundImage(let state): "background image for \(state)"
    case .isEnabled: "isEnabled"
    case .isSelected: "isSelected"
    case .isHidden: "isHidden"
    case .attributedTitle(let state): "attributed title for \(state)"
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
    case .presented: "presented"
    case .answers: "answers"
    case .selectedSegmentIndex: "selectedSegmentIndex"
    }
  }
}
