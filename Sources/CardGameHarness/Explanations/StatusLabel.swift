import CardGameControllers
import CardGameModel
import CardGameViews

extension DiagnosisCode {
  /// The status label is empty after a move that there is something to say of.
  public static let statusMissing = DiagnosisCode("status-missing")

  /// After a new deal the status label still speaks of the game before.
  public static let statusNotReset = DiagnosisCode("status-not-reset")

  /// The status label was not written during the last move.
  public static let statusNotUpdated = DiagnosisCode("status-not-updated")

  /// The status label says what was right before the last move.
  public static let statusLate = DiagnosisCode("status-late")

  /// The status label names a card more than once.
  public static let statusNamesCardTwice = DiagnosisCode("status-names-card-twice")

  /// The status label names a card that lies face down.
  public static let statusNamesFaceDownCard = DiagnosisCode("status-names-face-down-card")

  /// The status label names a card that the last move was not about.
  public static let statusNamesAnotherCard = DiagnosisCode("status-names-another-card")

  /// The status label does not name every card that the last move was about.
  public static let statusMissesCard = DiagnosisCode("status-misses-card")

  /// The status label says another number of points than the score has changed by.
  public static let statusPointsWrong = DiagnosisCode("status-points-wrong")

  /// The status label is not as it should be, in no way that is known by name.
  public static let statusDiffers = DiagnosisCode("status-differs")
}

extension Explanation {
  static let statusMissing = status(.statusMissing) { situation, status in
    guard case .empty = status.fault else { return nil }
    let label = situation.table.status
    return "the status label is "
      + (label.isHidden ? (label.text ?? "").isEmpty ? "empty and hidden." : "hidden." : "empty.")
  }

  static let statusNotReset = status(.statusNotReset) { situation, status in
    guard situation.moves.last == .deal, case .foreign(let cards) = status.fault else { return nil }
    return "the status label still speaks of the game before the deal: it names "
      + "\(cards.joined(separator: " "))."
  }

  static let statusNotUpdated = status(.statusNotUpdated) { situation, status in
    guard
      status.isWhatWasRight, situation.knowsLastMove,
      situation.table.status.lastSet != situation.recording.moveCount
    else { return nil }
    return "the status label was not written during the last move."
  }

  static let statusLate = status(.statusLate) { situation, status in
    guard
      status.isWhatWasRight, situation.moves.last != .deal, situation.knowsLastMove,
      situation.table.status.lastSet == situation.recording.moveCount
    else { return nil }
    return "the status label lags one move behind: it says what was right before the last move."
  }

  static let statusNamesCardTwice = status(.statusNamesCardTwice) { _, status in
    guard case .twice(let cards) = status.fault else { return nil }
    return "the status label names \(cards.joined(separator: " and ")) more than once."
  }

  static let statusNamesFaceDownCard = status(.statusNamesFaceDownCard) { situation, status in
    guard case .foreign(let cards) = status.fault else { return nil }
    let hidden = cards.filter { title in
      situation.expected.cards.contains {
        TableStyle.isSame($0.title, title) && !$0.isFaceVisible
      }
    }
    guard !hidden.isEmpty else { return nil }
    return "the status label names \(hidden.joined(separator: " and ")), which "
      + "\(hidden.count == 1 ? "lies" : "lie") face down and had no part in the last move."
  }

  static let statusNamesAnotherCard = status(.statusNamesAnotherCard) { _, status in
    guard case .foreign(let cards) = status.fault else { return nil }
    return "the status label names \(cards.joined(separator: " and ")), which had no part in the "
      + "last move."
  }

  static let statusMissesCard = status(
    .statusMissesCard,
    advice: "before.faceUpIndices  // those that were face up, where before is the game as it was"
  ) { _, status in
    guard case .missing(let cards) = status.fault else { return nil }
    return
      "the status label does not name \(cards.joined(separator: " and ")), which the last move "
      + "was about."
  }

  static let statusPointsWrong = status(
    .statusPointsWrong,
    advice: "game.score - before.score  // where before is the game as it was: let before = game"
  ) { situation, status in
    guard case .points(let points, let said) = status.fault else { return nil }
    guard said.count == 1 else {
      return "the status label does not say that the score has changed by \(points) points."
    }
    return "the status label says \(said[0])"
      + (abs(said[0]) == abs(situation.expected.score) ? ", which is the score itself" : "")
      + ", and the score has changed by \(points) points."
  }

  /// Makes an explanation of what is wrong with the status label from its headline.
  private static func status(
    _ code: DiagnosisCode,
    advice: String =
      "Make the words from what chooseCard(at:) returns, and set them in updateUI().",
    headline: @escaping @Sendable (Situation, StatusInspection) -> String?
  ) -> Explanation {
    Explanation(code) { situation in
      guard let status = situation.status, let headline = headline(situation, status) else {
        return nil
      }
      return Finding(
        explained: [Discrepancy(element: .statusLabel, aspect: .text)], headline: headline,
        callSites: situation.callSites(of: [.statusLabel]),
        reason: situation.moves.last == .deal
          ? "A new game has no last move, so there is no card to speak of."
          : "The status label says what the last move did, so it is made anew by every move.",
        advice: situation.moves.last == .deal
          ? "status = \"\"  // where the new game is dealt, before updateUI()"
          : advice)
    }
  }
}
