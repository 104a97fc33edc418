import CardGameModel
import CardGameViews

extension DiagnosisCode {
  /// A title was set for a control state that the button is not in.
  public static let titleForAnotherState = DiagnosisCode("title-for-another-state")

  /// The title of a card that is face down can be read.
  public static let titleNotHidden = DiagnosisCode("title-not-hidden")

  /// A card whose face can be seen has no title.
  public static let titleMissing = DiagnosisCode("title-missing")

  /// A card is called something else.
  public static let titleSpeltOtherwise = DiagnosisCode("title-spelt-otherwise")

  /// Matched cards look as if they lay face down.
  public static let matchedLookFaceDown = DiagnosisCode("matched-look-face-down")
}

extension Explanation {
  static let titleForAnotherState = Explanation(.titleForAnotherState) { situation in
    var states: [ControlState: [Int]] = [:]
    for index in situation.wrongCards(.title) where situation.appearance(of: index).title.isEmpty {
      let button = situation.table.buttons[index]
      let state = button.titles
        .filter { $0 != .normal && situation.title($1, isOf: situation.expected.cards[index]) }
        .keys.min { $0.rawValue < $1.rawValue }
      if let state { states[state, default: []].append(index) }
    }
    let found = states.max {
      ($0.value.count, $1.key.rawValue) < ($1.value.count, $0.key.rawValue)
    }
    guard let (state, cards) = found else { return nil }
    let actual = situation.table.buttons[cards[0]].state
    return Finding(
      explained: situation.discrepancies(of: cards, .title),
      headline:
        "\(cardPhrase(cards)) \(cards.count == 1 ? "has" : "have") no title: it was set for "
        + "\(state), and the \(cards.count == 1 ? "button is" : "buttons are") in state \(actual).",
      callSites: situation.callSites(of: cards.map(TableElement.card), where: \.isTitle),
      reason: """
        States are a bit mask: a button that is selected and disabled is in a state of its own, and \
        what is not set for exactly that state is taken from .normal.
        """,
      advice: "button.setTitle(title(for: card), for: .normal)")
  }

  static let titleNotHidden = Explanation(.titleNotHidden) { situation in
    let cards = situation.wrongCards(.title).filter { index in
      !situation.expected.cards[index].isFaceVisible
        && situation.discrepancies(of: [index], .picture).isEmpty
    }
    guard let first = cards.first else { return nil }
    let canBeRead = cards.allSatisfy { index in
      TableStyle.isSame(
        situation.appearance(of: index).title, situation.expected.cards[index].title)
    }
    let lie = cards.count == 1 ? "it lies" : "they lie"
    if let over = situation.titleSetOver(cards) { return over.finding(cards, in: situation) }
    let isLeftOver =
      situation.knowsLastMove
      && cards.allSatisfy {
        situation.table.buttons[$0].lastSet.title != situation.recording.moveCount
      }
    let cause =
      isLeftOver
      ? "the title was set while the face might be seen, and is not taken away."
      : "the title is set whether or not the face may be seen."
    return Finding(
      explained: situation.discrepancies(of: cards, .title),
      headline: canBeRead
        ? "\(cardPhrase(cards)) can be read though \(lie) face down: \(cause)"
        : "\(cardPhrase(cards)) \(cards.count == 1 ? "says" : "say") something though \(lie) face "
          + "down: card \(first) says \(situation.appearance(of: first).title).",
      callSites: situation.callSites(of: cards.map(TableElement.card), where: \.isTitle),
      reason: "A background picture lies behind the title and does not cover it.",
      advice: "button.setTitle(card.isFaceVisible ? card.face.title : \"\", for: .normal)")
  }

  static let titleMissing = Explanation(.titleMissing) { situation in
    let cards = situation.wrongCards(.title).filter { index in
      situation.expected.cards[index].isFaceVisible
        && situation.appearance(of: index).title.isEmpty
        && situation.discrepancies(of: [index], .picture).isEmpty
    }
    guard !cards.isEmpty else { return nil }
    let wasEverSet = cards.contains { situation.table.buttons[$0].lastSet.title != nil }
    return Finding(
      explained: situation.discrepancies(of: cards, .title),
      headline: "\(cardPhrase(cards)) \(cards.count == 1 ? "shows" : "show") an empty front: "
        + (wasEverSet ? "the title that was set is empty." : "no title was ever set."),
      callSites: situation.callSites(of: cards.map(TableElement.card)),
      reason: "The front of a card is blank paper; what tells it from others is its title.",
      advice: "button.setTitle(card.isFaceVisible ? card.face.title : \"\", for: .normal)")
  }

  static let titleSpeltOtherwise = Explanation(.titleSpeltOtherwise) { situation in
    let cards = situation.wrongCards(.title).filter { index in
      situation.expected.cards[index].isFaceVisible
        && !situation.appearance(of: index).title.isEmpty
    }
    guard let first = cards.first else { return nil }
    if let over = situation.titleSetOver(cards) { return over.finding(cards, in: situation) }
    let shown = situation.appearance(of: first).title
    let meant = situation.expected.cards[first].title
    let owner = situation.expected.cards.firstIndex { TableStyle.isSame($0.title, shown) }
    return Finding(
      explained: situation.discrepancies(of: cards, .title),
      headline: "card \(first) is \(meant) and says \(shown)"
        + (owner.map { ", which is card \($0)" } ?? "")
        + (cards.count > 1 ? "; so do \(cards.count - 1) more." : "."),
      callSites: situation.callSites(of: cards.map(TableElement.card), where: \.isTitle),
      reason: owner != nil
        ? "A button says the title of its own card, the one at its index."
        : (try? PlayingCard(parsing: shown)) == nil
          ? "A card's title is its rank and then its suit, as the model spells it."
          : "That is a card which is not on the table: the title is out of date, or the cards were "
            + "not dealt from the top of this game's deck.",
      advice: "button.setTitle(card.face.title, for: .normal)")
  }

  static let matchedLookFaceDown = Explanation(.matchedLookFaceDown) { situation in
    let cards = (situation.wrongCards(.title) + situation.wrongCards(.picture)).filter { index in
      let seen = situation.appearance(of: index)
      return seen.title.isEmpty && situation.style.accepts(seen.picture, isFaceVisible: false)
    }
    let guilty = Array(Set(cards)).sorted()
    guard
      !guilty.isEmpty,
      guilty.allSatisfy({ situation.expected.cards[$0].position == .matched })
    else { return nil }
    return Finding(
      explained: situation.discrepancies(of: guilty, .title)
        .union(situation.discrepancies(of: guilty, .picture)),
      headline: "\(cardPhrase(guilty)) \(guilty.count == 1 ? "is" : "are") matched and "
        + "\(guilty.count == 1 ? "looks" : "look") face down.",
      callSites: situation.callSites(of: guilty.map(TableElement.card)) {
        $0.isTitle || $0.isBackgroundImage || $0.isImage
      },
      reason: "A matched card stays in sight, so that one can see what is gone from the game.",
      advice: "card.isChosen is true of matched cards, too; card.isFaceUp is not")
  }
}

/// Words that hide a plain title for the normal state, which would be right.
private enum TitleSetOver {
  case attributed(ControlState)
  case forState(ControlState)

  func finding(_ cards: [Int], in situation: Situation) -> Finding {
    let says = "\(cardPhrase(cards)) still \(cards.count == 1 ? "says" : "say")"
    let sites = situation.callSites(of: cards.map(TableElement.card)) { property in
      switch (self, property) {
      case (.attributed, .attributedTitle): true
      case (.forState(let state), .title(let other)): state == other
      default: false
      }
    }
    switch self {
    case .attributed(let state):
      return Finding(
        explained: situation.discrepancies(of: cards, .title),
        headline:
          "\(says) what was set as an attributed title: the plain title is right, and is not "
          + "seen.", callSites: sites,
        reason: "An attributed title goes before a plain one, until it is set to nil.",
        advice: "button.setAttributedTitle(nil, for: \(state))  // or set it anew each time, too")
    case .forState(let state):
      return Finding(
        explained: situation.discrepancies(of: cards, .title),
        headline:
          "\(says) what was set for \(state): the title for .normal is right, and is not seen.",
        callSites: sites,
        reason: "A title for the very state that a button is in goes before that for .normal.",
        advice: "button.setTitle(title(for: card), for: .normal)  // for this state alone, always")
    }
  }
}

extension Situation {
  /// The words that all of some buttons show in place of a plain title that would be right.
  fileprivate func titleSetOver(_ cards: [Int]) -> TitleSetOver? {
    guard let first = cards.first else { return nil }
    let state = table.buttons[first].state
    func isRight(_ title: String?, _ index: Int) -> Bool {
      self.title(title ?? "", isOf: expected.cards[index])
    }
    let areAttributed = cards.allSatisfy { index in
      let button = table.buttons[index]
      return button.attributedTitle(for: button.state) != nil
        && isRight(button.title(for: button.state), index)
    }
    if areAttributed { return .attributed(state) }
    let areOfState = cards.allSatisfy { index in
      let button = table.buttons[index]
      return button.state == state && state != .normal && button.titles[state] != nil
        && isRight(button.titles[.normal], index)
    }
    return areOfState ? .forState(state) : nil
  }
}
