/// The values of one property of a control, for each state for which one was set.
struct StateValues<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value of the normal state, which nearly all buttons have and most have alone.
  private var normal: Value?
  private var others: [ControlState: Value] = [:]

  init(normal: Value?) {
    self.normal = normal
  }

  /// The value that is shown in a state: its own, or else that of the normal state.
  subscript(state: ControlState) -> Value? {
    state == .normal ? normal : others[state] ?? normal
  }

  /// Whether no value was set for any other state.
  var usesNormalOnly: Bool { others.isEmpty }

  /// Every value that was set, by the state for which it was set.
  var all: [ControlState: Value] {
    var all = others
    all[.normal] = normal
    return all
  }

  /// Sets the value of a state and returns the one that was set before.
  mutating func exchange(_ value: Value?, for state: ControlState) -> Value? {
    if state == .normal {
      defer { normal = value }
      return normal
    } else {
      defer { others[state] = value }
      return others[state]
    }
  }
}
