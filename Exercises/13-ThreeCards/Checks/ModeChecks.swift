import CardGameHarness
import CardGameTesting

@testable import Exercise13

/// What your `changeMode(_:)` and your `updateUI()` must do.
///
/// The first three checks look at the controller's game only, the others at the mode control only.
@Suite("13 Three cards: the mode", .exercise("13", file: "ModeController.swift"), .serialized)
struct ModeChecks {
  @Test("Before the first choice another number holds at once")
  func takesEffect() {
    expectMode(.takesEffect)
  }

  @Test("From the first choice on the number stays")
  func staysInPlay() {
    expectMode(.staysInPlay, .lateChangeIsLost)
  }

  @Test("A new deal keeps the number")
  func survivesDeal() {
    expectMode(.survivesDeal)
  }

  @Test("The mode control is enabled until the first choice, and after every deal")
  func enabled() {
    expectModeControl { $0 == .modeLockedAtStart || $0 == .modeOpenInPlay }
  }

  @Test("The mode control shows the number that the game plays by")
  func shown() {
    expectModeControl { $0 == .modeShowsAnotherNumber }
  }
}
