/// The values of one property of a control, for each state for which one was set.
struct StateValues<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value of the normal state, which nearly all buttons have and most have alone.
  private(set) var normal: Value?
  private var others: [ControlState: Value] = [:]

  /// Whether no value was set for any other state.
  private(set) var usesNormalOnly = true

  init(normal: Value?) {
    self.normal = normal
  }

  /// The value that is shown in a state: its own, or else that of the normal state.
  subscript(state: ControlState) -> Value? {
    usesNormalOnly || state.isNormal ? normal : others[state] ?? normal
  }

  /// Every value that was set, by the state for which it was set.
  var all: [ControlState: Value] {
    var all = others
    all[.normal] = normal
    return all
  }

  /// The value that was set for a state itself.
  subscript(setFor state: ControlState) -> Value? {
    get { state.isNormal ? normal : others[state] }
    set {
      if state.isNormal {
        normal = newValue
      } else {
        others[state] = newValue
        usesNormalOnly = others.isEmpty
      }
    }
  }
}
