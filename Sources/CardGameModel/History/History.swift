/// A row of states with a present one, that can be gone back and forth without limit.
///
/// ```swift
/// var history = History("a")
/// history.advance(to: "b")
/// history.undo()
/// print(history.current, history.canRedo)
/// // a true
/// ```
public struct History<State> {
  /// The present state.
  public private(set) var current: State

  /// The states before the present one, the first first.
  public private(set) var past: [State] = []

  /// The states that were undone, the one to redo next last.
  private var undone: [State] = []

  /// Begins with a state.
  ///
  /// - Parameter first: The state that cannot be undone.
  public init(_ first: State) {
    current = first
  }

  /// Whether there is a state to go back to.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is a state to go forth to.
  public var canRedo: Bool { !undone.isEmpty }

  /// The states that were undone, in the order in which they would be gone through again.
  ///
  /// - Complexity: O(n) in their number.
  public var future: [State] { undone.reversed() }

  /// Adds a state after the present one; what was undone before is forgotten.
  ///
  /// - Parameter next: The new present state.
  public mutating func advance(to next: State) {
    past.append(current)
    current = next
    undone = []
  }

  /// Goes one state back.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let previous = past.popLast() else { return false }
    undone.append(current)
    current = previous
    return true
  }

  /// Goes one state forth again.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let next = undone.popLast() else { return false }
    past.append(current)
    current = next
    return true
  }
}

extension History: Equatable where State: Equatable {}
extension History: Hashable where State: Hashable {}
extension History: Sendable where State: Sendable {}
