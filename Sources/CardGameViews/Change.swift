/// One change of one property of a table, as a recording keeps it.
///
/// Setting a property to the value that it has already is no change.
public struct Change: Sendable {
  /// The number of the move during which it happened, from 1; 0 is before the first move.
  public var move: Int

  /// The button, label or control that was changed.
  public var element: TableElement

  /// The property that was changed, with the control state for which it was set.
  public var property: ControlProperty

  /// The value before.
  public var oldValue: PropertyValue

  /// The value after.
  public var newValue: PropertyValue

  /// Who set it, or `nil` when that is not recorded.
  public var caller: Caller?
}

extension Change: CustomStringConvertible {
  /// The change in one line: `move 1, card 0: title for .normal, "" → "A♠"`.
  public var description: String {
    "move \(move), \(element): \(property), \(oldValue) → \(newValue)"
  }
}
