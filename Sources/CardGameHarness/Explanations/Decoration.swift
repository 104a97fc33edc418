import CardGameModel
import CardGameViews

extension DiagnosisCode {
  /// A card's words were written to the label inside its button, where they do not last.
  public static let titleOnInnerLabel = DiagnosisCode("title-on-inner-label")

  /// A card's words have not the colour that they should have.
  public static let titleColorWrong = DiagnosisCode("title-color-wrong")

  /// A card is still drawn as selected.
  public static let selectionNotCleared = DiagnosisCode("selection-not-cleared")

  /// A card is still dimmed when a new game begins.
  public static let dimmingNotCleared = DiagnosisCode("dimming-not-cleared")

  /// More cards cannot be asked for, though the game has some to deal.
  public static let moreLocked = DiagnosisCode("more-locked")

  /// A card was turned on the table by a touch that the game ignored.
  public static let turnedThoughIgnored = DiagnosisCode("turned-though-ignored")
}

extension Explanation {
  static let titleOnInnerLabel = Explanation(.titleOnInnerLabel) { situation in
    let cards = situation.wrongCards(.title).filter { index in
      let change = situation.recording.lastChange(of: .card(index), .titleLabelText)
      guard case .text(let words) = change?.newValue else { return false }
      return situation.title(words, isOf: situation.expected.cards[index])
    }
    guard !cards.isEmpty else { return nil }
    return Finding(
      explained: situation.discrepancies(of: cards, .title),
      headline:
        "\(cardPhrase(cards)) \(cards.count == 1 ? "lacks its" : "lack their") title: it was "
        + "written to the label inside the button, not set for a state.",
      callSites: situation.callSites(of: cards.map(TableElement.card)) { $0 == .titleLabelText },
      reason: "Whenever a button is laid out, it writes the title of its state to that label anew.",
      advice: "button.setTitle(title(for: card), for: .normal)")
  }

  static let titleColorWrong = Explanation(.titleColorWrong) { situation in
    let cards = situation.wrongCards(.titleColor)
    guard let first = cards.first else { return nil }
    let color = situation.expected.cards[first].titleColor?.name ?? "another colour"
    let shown = situation.appearance(of: first).titleColor
    return Finding(
      explained: situation.discrepancies(of: cards, .titleColor),
      headline: shown.map { "card \(first) should be written in \(color) and is in \($0.name)." }
        ?? "card \(first) should be written in \(color) and takes the button's own colour: none "
        + "was set with the words.",
      callSites: situation.callSites(of: cards.map(TableElement.card)) { property in
        if case .attributedTitle = property { true } else { property.isTitle }
      },
      reason:
        "Words that are set without a colour have the one that the control gives to all words.",
      advice: "button.setAttributedTitle(CardText(card.face.title, color: .\(color)), for: .normal)"
    )
  }

  static let selectionNotCleared = Explanation(.selectionNotCleared) { situation in
    let cards = situation.wrongCards(.isSelected).filter { situation.appearance(of: $0).isSelected }
    guard let first = cards.first else { return nil }
    let isMatched = situation.expected.cards[first].position == .matched
    return Finding(
      explained: situation.discrepancies(of: cards, .isSelected),
      headline: "\(cardPhrase(cards)) \(cards.count == 1 ? "is" : "are") still drawn as selected, "
        + "though \(isMatched ? "matched already." : "nobody chose \(cards.count == 1 ? "it" : "them").")",
      callSites: situation.callSites(of: cards.map(TableElement.card)) { $0 == .isSelected },
      reason:
        "What is set on a button stays until it is set otherwise, whatever card it shows by then.",
      advice: "button.isSelected = card.isFaceUp  // for every card, in both directions")
  }

  static let dimmingNotCleared = Explanation(.dimmingNotCleared) { situation in
    let cards = situation.wrongCards(.isDimmed)
    guard let first = cards.first else { return nil }
    return Finding(
      explained: situation.discrepancies(of: cards, .isDimmed),
      headline:
        "\(cardPhrase(cards)) \(cards.count == 1 ? "is" : "are") still dimmed, though nobody "
        + "chose a card in this game yet: alpha is \(situation.table.buttons[first].alpha).",
      callSites: situation.callSites(of: cards.map(TableElement.card)) { $0 == .alpha },
      reason:
        "What is set on a button stays until it is set otherwise, whatever card it shows by then.",
      advice: "button.alpha = card.isMatched ? \(situation.table.buttons[first].alpha) : 1  "
        + "// for every card, in both directions")
  }

  static let moreLocked = Explanation(.moreLocked) { situation in
    let wrong = situation.discrepancies.filter { $0.element == .moreButton }
    guard !wrong.isEmpty, !situation.table.more.isEnabled else { return nil }
    return Finding(
      explained: wrong,
      headline: "more cards cannot be asked for, though the game has some to deal.",
      callSites: situation.callSites(of: [.moreButton]),
      reason: "Whether there is room, and whether there are cards, is for the game to say.",
      advice: "table.moreButton?.isEnabled = game.canDealMore")
  }

  static let turnedThoughIgnored = Explanation(.turnedThoughIgnored) { situation in
    guard
      let touched = situation.touched, situation.indices.contains(touched),
      let before = situation.before, before == situation.expected,
      !situation.expected.cards[touched].isFaceVisible,
      !situation.discrepancies(of: [touched], .picture).isEmpty,
      situation.style.accepts(situation.appearance(of: touched).picture, isFaceVisible: true)
    else { return nil }
    let isCounted = situation.style.accepts(
      score: situation.expected.score + 1, on: situation.table.score)
    return Finding(
      explained: situation.discrepancies(of: [touched]).union(
        isCounted ? situation.discrepancies.filter { $0.element == .scoreLabel } : []),
      headline: "card \(touched) was turned on the table, though the touch changes nothing in the "
        + "game.",
      callSites: situation.callSites(of: [.card(touched)], where: \.isBackgroundImage),
      reason: "A touch may come to nothing, as when no card is left to draw. Only the game knows.",
      advice: "Ask the game how the card lies after the touch, and show that.")
  }
}
