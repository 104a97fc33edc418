import CardGameModel
import CardGameViews

extension DiagnosisCode {
  /// Neither a title nor a picture is ever set on any card.
  public static let cardsNeverTurned = DiagnosisCode("cards-never-turned")

  /// Some buttons are never set.
  public static let buttonsLeftOut = DiagnosisCode("buttons-left-out")

  /// The cards are shown rightly, on the wrong buttons.
  public static let valuesOnWrongButtons = DiagnosisCode("values-on-wrong-buttons")

  /// Every button shows the same card.
  public static let sameCardEverywhere = DiagnosisCode("same-card-everywhere")

  /// Cards that are face down show their faces, and the others their backs.
  public static let sidesSwapped = DiagnosisCode("sides-swapped")

  /// A card's button is hidden.
  public static let cardHidden = DiagnosisCode("card-hidden")
}

extension Explanation {
  static let cardsNeverTurned = Explanation(.cardsNeverTurned) { situation in
    let cards = situation.wrongCards().filter { situation.expected.cards[$0].isFaceVisible }
    guard
      !cards.isEmpty,
      situation.table.buttons.allSatisfy({ button in
        button.lastSet.title == nil && button.lastSet.image == nil
          && button.lastSet.backgroundImage == nil
      })
    else { return nil }
    return Finding(
      explained: situation.discrepancies(of: cards, .title)
        .union(situation.discrepancies(of: cards, .picture)),
      headline:
        "\(cardPhrase(cards)) \(cards.count == 1 ? "was" : "were") not turned: no title and "
        + "no picture is ever set.",
      callSites: situation.callSites(of: situation.indices.map(TableElement.card)),
      reason: "The game turns a card in its memory; a player sees only what is set on the button.",
      advice: """
        button.setTitle(title(for: card), for: .normal)
        button.setBackgroundImage(backgroundImage(for: card), for: .normal)
        """)
  }

  static let buttonsLeftOut = Explanation(.buttonsLeftOut) { situation in
    let leftOut = situation.indices.filter { situation.table.buttons[$0].lastSet.any == nil }
    let wrong = situation.wrongCards().filter(leftOut.contains)
    guard !wrong.isEmpty, leftOut.count < situation.indices.count else { return nil }
    let set = situation.indices.filter { !leftOut.contains($0) }
    return Finding(
      explained: situation.discrepancies(of: wrong),
      headline: "\(leftOut.count == 1 ? "button" : "buttons") \(rangeList(leftOut)) "
        + "\(leftOut.count == 1 ? "was" : "were") never set: only \(rangeList(set)) "
        + "\(set.count == 1 ? "is" : "are") brought up to date.",
      callSites: situation.callSites(of: set.map(TableElement.card)),
      reason: "Every card on the table has a button, from the first, 0, to the last.",
      advice: "for (button, card) in zip(table.cardButtons, game.cards) { … }")
  }

  static let valuesOnWrongButtons = Explanation(.valuesOnWrongButtons) { situation in
    let count = situation.indices.count
    guard count > 1, !situation.wrongCards().isEmpty else { return nil }
    let seen = situation.indices.map { situation.appearance(of: $0).look }
    let wanted = situation.indices.map { situation.look(of: situation.expected.cards[$0]) }
    guard
      wanted.contains(where: { !$0.title.isEmpty }),
      situation.wrongCards().allSatisfy({ seen[$0] != wanted[$0] })
    else { return nil }

    let visible = situation.indices.filter { !wanted[$0].title.isEmpty }
    // One card is no evidence for the order of all of them.
    let order =
      if visible.count == 1, seen.counted == wanted.counted,
        let shown = seen.firstIndex(of: wanted[visible[0]])
      {
        "card \(visible[0]) is shown on button \(shown)."
      } else {
        order(of: seen, insteadOf: wanted, each: "card", all: "looks")
      }
    guard let order else { return nil }
    return Finding(
      explained: situation.discrepancies(of: situation.wrongCards()),
      headline: "the cards are on the wrong buttons: \(order)",
      callSites: situation.callSites(of: situation.wrongCards().map(TableElement.card)),
      reason: "A button's index is that of its card: button 3 shows card 3, whatever the order.",
      advice: "for (button, card) in zip(table.cardButtons, game.cards) { … }")
  }

  static let titlesOnWrongButtons = Explanation(.valuesOnWrongButtons) { situation in
    let wrong = situation.wrongCards(.title)
    let seen = situation.indices.map { situation.appearance(of: $0).look.title }
    let wanted = situation.indices.map { situation.look(of: situation.expected.cards[$0]).title }
    let visible = situation.indices.filter { !wanted[$0].isEmpty }
    guard !wrong.isEmpty, !visible.isEmpty, seen.counted == wanted.counted else { return nil }
    let order =
      if visible.count == 1, let shown = seen.firstIndex(of: wanted[visible[0]]) {
        "that of card \(visible[0]) stands on button \(shown)."
      } else {
        order(of: seen, insteadOf: wanted, each: "title", all: "words")
      }
    guard let order else { return nil }
    return Finding(
      explained: situation.discrepancies(of: wrong, .title),
      headline: "the titles are on the wrong buttons: \(order)",
      callSites: situation.callSites(of: wrong.map(TableElement.card)) {
        if case .title = $0 { true } else { false }
      },
      reason: "A button's index is that of its card: button 3 shows card 3, whatever the order.",
      advice: "for (button, card) in zip(table.cardButtons, game.cards) { … }")
  }

  static let enablingOnWrongButtons = Explanation(.valuesOnWrongButtons) { situation in
    let wrong = situation.wrongCards(.isEnabled)
    let seen = situation.indices.map { situation.appearance(of: $0).isEnabled }
    let wanted = situation.indices.map { situation.shouldShow(at: $0).isEnabled }
    // One disabled button may be anywhere; several that lie apart as they should do not by chance.
    guard
      !wrong.isEmpty, wanted.count(where: { !$0 }) > 1,
      let order = order(of: seen, insteadOf: wanted, each: "one"), wanted.contains(true)
    else { return nil }
    return Finding(
      explained: situation.discrepancies(of: wrong, .isEnabled),
      headline: "the right number of buttons is disabled, and not the right ones: \(order)",
      callSites: situation.callSites(of: wrong.map(TableElement.card)) { $0 == .isEnabled },
      reason: "A button's index is that of its card: button 3 shows card 3, whatever the order.",
      advice: "for (button, card) in zip(table.cardButtons, game.cards) { … }")
  }

  /// Says how things that belong on the buttons lie there instead, or `nil` when others lie there.
  ///
  /// Only where there is a word for all of them is any other order told too.
  private static func order<Value: Hashable>(
    of seen: [Value], insteadOf wanted: [Value], each: String, all: String? = nil
  ) -> String? {
    let count = wanted.count
    let shift = (1..<count).first { shift in
      wanted.indices.allSatisfy { seen[($0 + shift) % count] == wanted[$0] }
    }
    if seen == wanted.reversed() { return "they lie in the opposite order." }
    if let shift {
      return shift <= count / 2
        ? "each \(each) is \(shift) to the right of its place."
        : "each \(each) is \(count - shift) to the left of its place."
    }
    guard let all, seen.counted == wanted.counted else { return nil }
    return "the \(all) are right and the places are not."
  }

  static let sameCardEverywhere = Explanation(.sameCardEverywhere) { situation in
    let looks = Set(situation.indices.map { situation.appearance(of: $0).look })
    guard
      situation.indices.count > 1, looks.count == 1, let look = looks.first, !look.title.isEmpty
    else { return nil }
    return Finding(
      explained: situation.discrepancies(of: situation.wrongCards()),
      headline: "all \(situation.indices.count) buttons show \(look.title): every one is set from "
        + "the same card.",
      callSites: situation.callSites(of: situation.wrongCards().map(TableElement.card)),
      reason: "Each button shows a card of its own, the one at the button's index.",
      advice: "let card = game.cards[index]  // index is that of the button being set")
  }

  static let sidesSwapped = Explanation(.sidesSwapped) { situation in
    let cards = situation.indices.filter { situation.expected.cards[$0].position != .matched }
    guard
      !cards.isEmpty,
      cards.allSatisfy({ index in
        var card = situation.expected.cards[index]
        card.isFaceVisible.toggle()
        let seen = situation.appearance(of: index)
        return situation.title(seen.title, isOf: card) && !seen.title.isEmpty == card.isFaceVisible
          && situation.style.accepts(seen.picture, isFaceVisible: card.isFaceVisible)
          && situation.style.pictures != .different
      })
    else { return nil }
    let faceUp = cards.filter { situation.expected.cards[$0].isFaceVisible }
    return Finding(
      explained: situation.discrepancies(of: cards, .title)
        .union(situation.discrepancies(of: cards, .picture)),
      headline: faceUp.isEmpty
        ? "every face-down card shows its face."
        : "the sides are exchanged: face-down cards show their faces, and \(cardPhrase(faceUp)) "
          + "the back.",
      callSites: situation.callSites(of: cards.map(TableElement.card)),
      reason: "A face may be seen from when a card is chosen until it is turned down again.",
      advice: "card.isFaceVisible ? .cardFront : .cardBack")
  }

  static let cardHidden = Explanation(.cardHidden) { situation in
    let cards = situation.wrongCards(.isHidden)
    guard !cards.isEmpty else { return nil }
    let areMatched = cards.allSatisfy { situation.expected.cards[$0].position == .matched }
    return Finding(
      explained: situation.discrepancies(of: cards),
      headline: "\(cardPhrase(cards)) \(cards.count == 1 ? "is" : "are") hidden.",
      callSites: situation.callSites(of: cards.map(TableElement.card)) {
        $0 == .isHidden || $0 == .alpha
      },
      reason: areMatched
        ? "Every card stays on the table; a matched one is seen and takes no more touches."
        : "Every card lies on the table; one that is face down shows its back.",
      advice: areMatched
        ? "button.isEnabled = !card.isMatched  // and leave isHidden alone"
        : "button.isHidden = false  // and its alpha 1")
  }
}

/// How a button looks, apart from whether it answers to touches.
private struct Look: Hashable {
  var title: String
  var picture: ButtonAppearance.Picture
}

extension ButtonAppearance {
  fileprivate var look: Look { Look(title: title.withoutVariationSelectors, picture: picture) }
}

extension Situation {
  fileprivate func look(of card: TableState.Card) -> Look { shouldShow(card).look }
}

extension Array where Element: Hashable {
  /// How many times each element occurs.
  fileprivate var counted: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
