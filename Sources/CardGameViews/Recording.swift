/// Everything that was done to a table, in order.
///
/// ```swift
/// let table = RecordingTableView(cardCount: 1)
/// table.moveWillBegin()
/// table.buttons[0].setTitle("A♠", for: .normal)
/// print(table.recording.changes[0])
/// // move 1, card 0: title for .normal, "" → "A♠"
/// ```
public struct Recording: Sendable {
  /// How many moves have begun.
  public internal(set) var moveCount = 0

  /// The changes in the order in which they were made.
  public internal(set) var changes: [Change] = []

  /// Returns the last change of a property of an element, or of any of its properties.
  ///
  /// - Parameters:
  ///   - element: The button, label or control.
  ///   - property: The property, or `nil` for any.
  /// - Returns: The change, or `nil` when there was none.
  /// - Complexity: O(n) in the number of changes.
  public func lastChange(
    of element: TableElement, _ property: ControlProperty? = nil
  ) -> Change? {
    changes.last { $0.element == element && (property == nil || $0.property == property) }
  }

  /// How much of what happens to a table is kept.
  public enum Detail: Hashable, Sendable {
    /// Nothing: the view only remembers how it looks now.
    case nothing

    /// Every change, without who made it.
    case changes

    /// Every change and who made it, which costs a few microseconds more for each.
    case changesAndCallers
  }
}
