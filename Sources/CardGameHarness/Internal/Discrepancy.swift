import CardGameViews

/// One thing on a table that is not as it should be.
struct Discrepancy: Hashable {
  var element: TableElement
  var aspect: Aspect

  /// What about an element can be wrong.
  enum Aspect: Hashable {
    case title
    case titleColor
    case picture
    case isEnabled
    case isSelected
    case isHidden
    /// The button is seen, and there is no card for it, or one that is to be gone.
    case isShown
    /// The button looks otherwise while a finger is on it.
    case underFinger
    case text
    case selectedMode
  }
}
