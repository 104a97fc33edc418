import CardGameControllers
import CardGameModel
import CardGameViews

extension DiagnosisCode {
  /// Cards that the move has changed were passed over, and others were set.
  public static let buttonsPassedOver = DiagnosisCode("buttons-passed-over")

  /// `updateUI()` ended before all of the table was set.
  public static let updateLeftOff = DiagnosisCode("update-left-off")

  /// The touched card was brought up to date, and the others were passed over.
  public static let onlyTouchedUpdated = DiagnosisCode("only-touched-updated")
}

// What an update that was made has not come to.
extension Explanation {
  static let onlyTouchedUpdated = Explanation(.onlyTouchedUpdated) { situation in
    guard
      situation.knowsLastMove, let before = situation.before, let touched = situation.touched,
      situation.indices.contains(touched), situation.wasSetInLastMove(touched),
      situation.button(touched, looksLike: situation.expected.cards[touched]),
      let stale = situation.staleCards(since: before), !stale.isEmpty,
      !stale.contains(where: situation.wasSetInLastMove)
    else { return nil }
    let updated = situation.indices.filter(situation.wasSetInLastMove)
    return Finding(
      explained: situation.discrepancies(of: stale),
      headline: "only \(updated == [touched] ? "the touched card" : cardPhrase(updated)) "
        + "\(updated.count == 1 ? "was" : "were") brought up to date: \(cardPhrase(stale)) still "
        + "\(stale.count == 1 ? "shows" : "show") what was right before.",
      callSites: situation.callSites(of: [.card(touched)]),
      reason: "One choice can turn other cards too, so every button must be set after every touch.",
      advice: "for (button, card) in zip(table.cardButtons, game.cards) { … }")
  }

  static let buttonsPassedOver = Explanation(.buttonsPassedOver) { situation in
    guard
      situation.knowsLastMove, let before = situation.before,
      let stale = situation.staleCards(since: before), !stale.isEmpty,
      !stale.contains(where: situation.wasSetInLastMove)
    else { return nil }
    let updated = situation.indices.filter(situation.wasSetInLastMove)
    guard !updated.isEmpty else { return nil }
    return Finding(
      explained: situation.discrepancies(of: stale),
      headline: "\(cardPhrase(stale)) \(stale.count == 1 ? "was" : "were") passed over and still "
        + "\(stale.count == 1 ? "shows" : "show") what was right before: only "
        + "\(cardPhrase(updated)) \(updated.count == 1 ? "was" : "were") set by this move.",
      callSites: situation.callSites(of: updated.map(TableElement.card)),
      reason:
        "Whatever is asked about a card on the way, every button must be set after every move.",
      advice: "for (button, card) in zip(table.cardButtons, game.cards) { … }  // without break, "
        + "continue or return")
  }

  static let updateLeftOff = Explanation(.updateLeftOff) { situation in
    let set = situation.indices.filter(situation.wasSetInLastMove)
    guard situation.knowsLastMove, let last = set.last,
      set != [situation.touched].compactMap(\.self)
    else { return nil }
    let cards = situation.wrongCards()
    let labels = situation.discrepancies.subtracting(situation.discrepancies(of: cards))
      .filter(situation.wasLeftUnset)
    // What is set of no card is another mistake, and so is a loop that breaks off before the labels.
    let isHalfSet = situation.discrepancies(of: [last]).contains { wrong in
      set.dropLast().contains { index in
        !situation.wasLeftUnset(Discrepancy(element: .card(index), aspect: wrong.aspect))
      }
    }
    guard
      cards.allSatisfy({ $0 >= last }),
      isHalfSet
        || (!labels.isEmpty || situation.newScoreWasLeftUnset)
          && cards.contains(where: { $0 > last }),
      situation.discrepancies(of: cards).allSatisfy(situation.wasLeftUnset)
    else { return nil }
    let left =
      [cardPhrase(cards)] + Set(labels.map { "the \($0.element)" }).sorted()
    return Finding(
      explained: situation.discrepancies(of: cards).union(labels),
      headline: "updateUI() left off at card \(last): \(left.listed) "
        + "\(left.count + cards.count > 2 ? "were" : "was") not set any more.",
      callSites: situation.callSites(of: [.card(last)]),
      reason: "return ends all of updateUI(), not only this turn of the loop.",
      advice: "for (button, card) in zip(table.cardButtons, game.cards) { … }  // without return")
  }
}

extension Situation {
  /// Whether the last move changed the score, and the label was written before, and not then.
  ///
  /// It is a sign also where nobody looks at the label.
  fileprivate var newScoreWasLeftUnset: Bool {
    guard let before, before.score != expected.score, let lastSet = table.score.lastSet else {
      return false
    }
    return lastSet != recording.moveCount
  }

  /// Whether what is wrong is what the last move left as it was.
  func wasLeftUnset(_ discrepancy: Discrepancy) -> Bool {
    let lastSet: Int?
    switch discrepancy.element {
    case .card(let index):
      let moves = table.buttons[index].lastSet
      lastSet =
        switch discrepancy.aspect {
        case .title, .titleColor: moves.title
        case .picture: max(moves.image ?? 0, moves.backgroundImage ?? 0)
        case .isEnabled: moves.isEnabled
        case .isSelected: moves.isSelected
        case .isHidden, .isShown: moves.isHidden
        case .isDimmed: moves.alpha
        case .underFinger, .text, .selectedMode, .property: moves.any
        }
    case .scoreLabel: lastSet = table.score.lastSet
    case .statusLabel: lastSet = table.status.lastSet
    case .modeControl:
      lastSet = recording.lastChange(of: .modeControl)?.move
    case .dealButton, .moreButton, .historySlider, .modeSwitch, .alert: return false
    }
    return lastSet != recording.moveCount
  }
}
