import CardGameControllers
import CardGameModel
import CardGameViews

extension DiagnosisCode {
  /// A touch of a button that is not on the table changed the game or the table.
  public static let unknownButtonActed = DiagnosisCode("unknown-button-acted")

  /// A new game was dealt and the table still shows the one before.
  public static let resetNotShown = DiagnosisCode("reset-not-shown")

  /// Nothing on the table was set.
  public static let nothingUpdated = DiagnosisCode("nothing-updated")

  /// The table shows what was right before the last move.
  public static let oneMoveLate = DiagnosisCode("one-move-late")

  /// The cards are shown as they were before the last move, and the score as it is.
  public static let oldCopyShown = DiagnosisCode("old-copy-shown")
}

extension Explanation {
  static let unknownButtonActed = Explanation(.unknownButtonActed) { situation in
    guard situation.moves.last == .touchUnknownButton else { return nil }
    return Finding(
      explained: situation.discrepancies,
      headline: "something has changed, though a button that is not on the table has no card.",
      callSites: situation.sitesOfLastMove,
      reason: "An index that was not found must not become 0, nor be passed on to the game.",
      advice: "guard let index = table.index(of: sender) else { return }")
  }

  static let resetNotShown = Explanation(.resetNotShown) { situation in
    guard
      situation.moves.last == .deal, let before = situation.before,
      let stale = situation.staleCards(since: before),
      !stale.contains(where: situation.wasSetInLastMove),
      !stale.isEmpty || situation.knowsLastMove && !situation.anythingWasSetInLastMove
    else { return nil }
    return Finding(
      explained: situation.discrepancies(of: stale).union(situation.staleLabels(since: before)),
      headline: "the new deal is not on the table: "
        + (stale.isEmpty ? "the score" : cardPhrase(stale))
        + " still \(stale.count < 2 ? "shows" : "show") the game before.",
      reason:
        "A new game changes every card, so the whole table must be shown again, not only made.",
      advice: "game = …a new game…\nupdateUI()")
  }

  static let otherCardTurned = Explanation(.wrongCardChosen) { situation in
    guard
      let touched = situation.touched, situation.indices.contains(touched),
      let before = situation.before, before.cards.indices.contains(touched),
      situation.button(touched, looksLike: before.cards[touched]),
      let turned = situation.wrongCards().first(where: { $0 != touched }),
      !situation.button(turned, looksLike: before.cards[turned]),
      situation.wrongCards().allSatisfy([touched, turned].contains),
      situation.button(turned, looksLike: situation.expected.cards[turned].turnedOver)
    else { return nil }
    return Finding(
      explained: situation.discrepancies,
      headline: "card \(turned) was turned instead of card \(touched), which was touched.",
      callSites: situation.sitesOfLastMove,
      reason: "A button's index is that of its card, whatever is written on either.",
      advice: "guard let index = table.index(of: sender) else { return }\n"
        + "game.chooseCard(at: index)")
  }

  static let nothingUpdated = Explanation(.nothingUpdated) { situation in
    if !situation.anythingWasEverSet {
      return Finding(
        explained: situation.discrepancies,
        headline: "nothing on the table was set: updateUI() is not called, or sets nothing.",
        reason: """
          A view knows nothing of the game: a card shows what a controller sets on its button, and \
          until then what the storyboard left there.
          """,
        advice: """
          for (button, card) in zip(table.cardButtons, game.cards) {
            button.setTitle(…, for: .normal)
          """)
    }
    guard
      situation.knowsLastMove, situation.moves.last != .deal, !situation.anythingWasSetInLastMove,
      let before = situation.before, let stale = situation.staleCards(since: before)
    else { return nil }
    return Finding(
      explained: situation.discrepancies(of: stale).union(situation.staleLabels(since: before)),
      headline: "the table is as it was before: nothing was set on it during the last move.",
      reason: "Whatever changes the game must have the table shown again.",
      advice: "game.chooseCard(at: index)\nupdateUI()")
  }

  static let oneMoveLate = Explanation(.oneMoveLate) { situation in
    let isDeal = situation.moves.last == .deal
    guard
      situation.knowsLastMove, let before = situation.before, situation.anythingWasSetInLastMove,
      situation.wasUntouchedBefore || isDeal,
      let stale = situation.staleCards(since: before), !stale.isEmpty,
      stale.contains(where: situation.wasSetInLastMove),
      situation.touched.map(stale.contains) ?? true,
      !situation.showsNewScore(since: before)
    else { return nil }
    return Finding(
      explained: situation.discrepancies(of: stale).union(situation.staleLabels(since: before)),
      headline: isDeal
        ? "the table shows the game before: no new game was made, or the table was updated before it "
          + "was."
        : "the table shows what was right before this move: it was updated before the game was "
          + "told, or always shows the same.",
      callSites: situation.callSites(
        of: situation.indices.map(TableElement.card) + [.scoreLabel]),
      reason: "updateUI() shows the game as it is when it is called, so the "
        + "\(isDeal ? "new game" : "choice") must come first.",
      advice: (isDeal ? "game = …a new game…" : "game.chooseCard(at: index)") + "\nupdateUI()")
  }

  static let oldCopyShown = Explanation(.oldCopyShown) { situation in
    guard
      situation.knowsLastMove, let before = situation.before, let touched = situation.touched,
      let stale = situation.staleCards(since: before), stale.contains(touched),
      stale.allSatisfy({ index in
        // What lies in front of the picture behind may hide that it is new.
        situation.wasSetInLastMove(index)
          && situation.table.buttons[index].image(for: .normal) == nil
      }), situation.showsNewScore(since: before)
    else { return nil }
    return Finding(
      explained: situation.discrepancies(of: stale),
      headline: "\(cardPhrase(stale)) \(stale.count == 1 ? "was" : "were") set anew as "
        + "\(stale.count == 1 ? "it was" : "they were") before the touch, and the score is new: an "
        + "old copy of the cards is shown, or the same whatever they are.",
      callSites: situation.callSites(of: stale.map(TableElement.card)),
      reason: "A game is a value: a copy of its cards that was kept does not change with it.",
      advice: "for (button, card) in zip(table.cardButtons, game.cards) { … }  // the game's own")
  }
}

extension TableState.Card {
  /// The card as it lies when a touch has turned it.
  fileprivate var turnedOver: Self {
    var card = self
    card.position = position == .faceDown ? .faceUp : .faceDown
    card.isFaceVisible = !isFaceVisible
    return card
  }
}

extension Situation {
  /// The wrong cards, if all of them look as they should have before the last move.
  func staleCards(since before: TableState) -> [Int]? {
    guard before.cards.count == expected.cards.count else { return nil }
    let wrong = wrongCards()
    return wrong.allSatisfy { button($0, looksLike: before.cards[$0]) } ? wrong : nil
  }

  /// Whether the score has changed in the last move, and the label says so already.
  func showsNewScore(since before: TableState) -> Bool {
    before.score != expected.score && style.accepts(score: expected.score, on: table.score)
  }

  /// What is wrong of the labels and the mode control and was right before the last move.
  func staleLabels(since before: TableState) -> Set<Discrepancy> {
    discrepancies.filter { discrepancy in
      guard discrepancy.property == nil else { return isLate(discrepancy) }
      return switch discrepancy.element {
      case .scoreLabel:
        table.score.visibleText.isEmpty && dealt == before
          || style.accepts(score: before.score, on: table.score)
      case .modeControl: true
      case .statusLabel: status?.isWhatWasRight ?? false
      case .card, .dealButton, .moreButton, .historySlider, .modeSwitch, .alert: false
      }
    }
  }

  /// The lines that changed anything during the last move.
  var sitesOfLastMove: [CallSite] {
    let elements = recording.changes.filter { $0.move == recording.moveCount }.map(\.element)
    return callSites(of: elements)
  }
}
