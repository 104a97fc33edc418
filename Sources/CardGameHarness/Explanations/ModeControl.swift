import CardGameControllers
import CardGameViews

extension DiagnosisCode {
  /// The number of cards to match cannot be changed although no card was chosen yet.
  public static let modeLockedAtStart = DiagnosisCode("mode-locked-at-start")

  /// The number of cards to match can be changed in the middle of a game.
  public static let modeOpenInPlay = DiagnosisCode("mode-open-in-play")

  /// The mode control says another number than the game plays by.
  public static let modeShowsAnotherNumber = DiagnosisCode("mode-shows-another-number")
}

extension Explanation {
  static let modeLockedAtStart = mode(.modeLockedAtStart, .isEnabled) { situation in
    situation.table.mode.isEnabled || situation.expected.hasBegun
      ? nil : "the mode control is disabled although no card was chosen yet."
  }

  static let modeOpenInPlay = mode(.modeOpenInPlay, .isEnabled) { situation in
    situation.table.mode.isEnabled
      ? "the mode can be changed in the middle of a game: its control is still enabled." : nil
  }

  static let modeShowsAnotherNumber = mode(.modeShowsAnotherNumber, .selectedMode) { situation in
    situation.expected.mode.map { mode in
      "the game matches \(mode) cards and the mode control says "
        + (situation.table.mode.selectedSegmentIndex < 0
          ? "nothing" : "\(situation.table.mode.selectedSegmentIndex + 2)")
        + (situation.nothingIsShownAfterModeChange
          ? ": after another place was selected, the table was not brought up to date." : ".")
    }
  }

  private static func mode(
    _ code: DiagnosisCode, _ aspect: Discrepancy.Aspect,
    headline: @escaping @Sendable (Situation) -> String?
  ) -> Explanation {
    Explanation(code) { situation in
      let wrong = Discrepancy(element: .modeControl, aspect: aspect)
      guard situation.discrepancies.contains(wrong), let headline = headline(situation) else {
        return nil
      }
      return Finding(
        explained: [wrong], headline: headline,
        callSites: situation.callSites(of: [.modeControl]) {
          $0 == (aspect == .isEnabled ? .isEnabled : .selectedSegmentIndex)
        },
        reason: aspect == .isEnabled
          ? "Half a turn by one rule and half by another is no game, so the mode is fixed from the "
            + "first choice until the next deal."
          : "What the control says is what a player believes the game to go by.",
        advice: aspect == .isEnabled
          ? "table.modeControl.isEnabled = !game.hasBegun"
          : situation.nothingIsShownAfterModeChange
            ? "updateUI()  // in changeMode(_:), too, whether or not the game took the number"
            : "table.modeControl.selectedSegmentIndex = game.cardsToMatch - 2")
    }
  }
}

extension Situation {
  /// Whether a place of the mode control was selected last, and no button was told anything since.
  fileprivate var nothingIsShownAfterModeChange: Bool {
    guard case .mode = moves.last, knowsLastMove else { return false }
    return !indices.contains(where: wasSetInLastMove)
  }
}
