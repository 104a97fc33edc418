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

  /// The words of a label.
  case text

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
    case .text: "text"
    case .selectedSegmentIndex: "selectedSegmentIndex"
    }
  }
}
