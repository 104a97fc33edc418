@testable import Exercise10

// The answers. Read this file last.

extension App {
  /// What is wrong in the app.
  var cause: Cause {
    switch self {
    case .appA: .rankIsLeftOut
    case .appB: .penaltyIsMultipliedByZero
    case .appC: .titleIsForAnotherState
    case .appD: .onlyTouchedButtonIsUpdated
    case .appE: .copyIsTurnedDown
    }
  }
}
