/// A row of states with a present one, that can be gone back and forth.
struct History<State> {
  /// The present state.
  private(set) var current: State

  private var past: [State] = []
  private var future: [State] = []

  /// Begins with a state.
  init(_ first: State) {
    current = first
  }

  /// Adds a state after the present one; what was undone before is forgotten.
  mutating func advance(to next: State) {
    past.append(current)
    current = next
    future = []
  }

  /// Goes one state back; returns whether there was one.
  mutating func undo() -> Bool {
    guard let previous = past.popLast() else { return false }
    future.append(current)
    current = previous
    return true
  }

  /// Goes one state forth again; returns whether there was one.
  mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(current)
    current = next
    return true
  }
}
