import CardGameModel
import CardGameViews

extension DiagnosisCode {
  /// Matched cards can be touched and the others cannot.
  public static let enabledInverted = DiagnosisCode("enabled-inverted")

  /// Face-up cards are disabled as if they were matched.
  public static let chosenDisabled = DiagnosisCode("chosen-disabled")

  /// No card answers to touches.
  public static let allDisabled = DiagnosisCode("all-disabled")

  /// Matched cards still answer to touches.
  public static let matchedStillEnabled = DiagnosisCode("matched-still-enabled")

  /// Cards that are not matched are disabled.
  public static let unmatchedDisabled = DiagnosisCode("unmatched-disabled")
}

extension Explanation {
  static let enabledInverted = Explanation(.enabledInverted) { situation in
    guard situation.wrongCards(.isEnabled).count == situation.indices.count else { return nil }
    let isAnyMatched = situation.expected.cards.contains { $0.position == .matched }
    return enabling(
      situation, cards: Array(situation.indices),
      headline: isAnyMatched
        ? "the matched cards can be touched and all others cannot: isEnabled is set the wrong way "
          + "round."
        : "no card can be touched, though none is matched: isEnabled is set the wrong way round, or "
          + "to false for all.")
  }

  static let chosenDisabled = Explanation(.chosenDisabled) { situation in
    let cards = situation.wrongCards(.isEnabled)
    let faceUp = situation.indices.filter { situation.expected.cards[$0].position == .faceUp }
    guard !cards.isEmpty, cards == faceUp else { return nil }
    return enabling(
      situation, cards: cards,
      headline: "\(cardPhrase(cards)) \(cards.count == 1 ? "is" : "are") face up and cannot be "
        + "touched: isEnabled asks whether a card is chosen, not whether it is matched.")
  }

  static let allDisabled = Explanation(.allDisabled) { situation in
    let cards = situation.wrongCards(.isEnabled)
    guard cards.count > 1, situation.indices.allSatisfy({ !situation.appearance(of: $0).isEnabled })
    else { return nil }
    return enabling(
      situation, cards: cards, headline: "no card can be touched: all buttons are disabled.")
  }

  static let matchedStillEnabled = Explanation(.matchedStillEnabled) { situation in
    let cards = situation.wrongCards(.isEnabled).filter {
      situation.expected.cards[$0].position == .matched
    }
    guard !cards.isEmpty else { return nil }
    return enabling(
      situation, cards: cards,
      headline: "\(cardPhrase(cards)) \(cards.count == 1 ? "is" : "are") matched and can still be "
        + "touched.")
  }

  static let unmatchedDisabled = Explanation(.unmatchedDisabled) { situation in
    let cards = situation.wrongCards(.isEnabled).filter {
      situation.expected.cards[$0].position != .matched
    }
    guard !cards.isEmpty else { return nil }
    return enabling(
      situation, cards: cards,
      headline: "\(cardPhrase(cards)) \(cards.count == 1 ? "is" : "are") not matched and cannot be "
        + "touched.")
  }

  private static func enabling(
    _ situation: Situation, cards: [Int], headline: String
  ) -> Finding {
    let isByRules = situation.style.enabling == .legalChoices
    return Finding(
      explained: situation.discrepancies(of: cards, .isEnabled),
      headline: headline,
      callSites: situation.callSites(of: cards.map(TableElement.card)) { $0 == .isEnabled },
      reason: isByRules
        ? "A card can be touched as long as its choice changes something in the game."
        : "A matched card takes no further part; every other can be turned up, or down again.",
      advice: isByRules
        ? "button.isEnabled = game.canChooseCard(at: index)"
        : "button.isEnabled = !card.isMatched")
  }
}
