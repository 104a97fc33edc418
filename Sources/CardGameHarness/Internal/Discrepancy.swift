import CardGameViews

/// One thing on a table that is not as it should be.
struct Discrepancy: Hashable, Sendable {
  var element: TableElement
  var aspect: Aspect

  /// What about an element can be wrong.
  enum Aspect: Hashable, Sendable {
    case title
    case titleColor
    case picture
    case isEnabled
    case isSelected
    case isHidden
    /// The button is fainter than others, though no card was chosen yet.
    case isDimmed
    /// The button is seen, and there is no card for it, or one that is to be gone.
    case isShown
    /// The button looks otherwise while a finger is on it.
    case underFinger
    case text
    case selectedMode
    /// A property is otherwise than the style asks for besides.
    case property(ControlProperty)
  }

  /// The property that is otherwise than the style asks for besides, if that is what is wrong.
  var property: ControlProperty? {
    if case .property(let property) = aspect { property } else { nil }
  }
}
