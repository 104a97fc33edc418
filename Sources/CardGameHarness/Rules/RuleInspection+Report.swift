import CardGameControllers
import CardGameModel

extension RuleInspection {
  /// Reports the mistakes that fit, at most three by name; without any, it reports nothing.
  func report(
    _ fitting: [Candidate], _ seen: [Observation], _ expected: [Observation], at wrong: Int
  ) -> Diagnosis? {
    guard let first = fitting.first else { return nil }
    var told: Set<String> = []
    let causes = fitting.map(\.cause).filter { told.insert($0).inserted }
    let isNameable = causes.count <= 3 || Set(fitting.map(\.code)).count == 1
    return report(
      isNameable ? first.code : .rulesBroken, Array(causes.prefix(3)),
      reason: first.reason, advice: first.advice, seen, expected, at: wrong)
  }

  /// Reports what the score was found to do.
  func report(
    _ story: ScoreLedger.Story, _ seen: [Observation], _ expected: [Observation], at wrong: Int
  ) -> Diagnosis {
    var diagnosis = report(
      story.code, [story.cause], reason: story.reason, advice: story.advice, seen, expected,
      at: wrong)
    diagnosis.rows += story.rows
    return diagnosis
  }

  /// Reports a deal after which the game is the same as before.
  func ofSameGame(_ seen: [Observation], _ expected: [Observation], at wrong: Int) -> Diagnosis {
    var diagnosis = report(
      .dealDoesNothing, [], reason: Diagnosis.reasonOfDealing, advice: Diagnosis.adviceOnDealing,
      seen, expected, at: wrong)
    diagnosis.headline =
      Situation.lead(Array(moves.prefix(wrong)), hasStarted: true)
      + "the game is the same as before: no new one was made."
    diagnosis.rows = []
    return diagnosis
  }

  /// Reports what has come of a move, where no mistake is known that it could come from.
  func unnamed(_ seen: [Observation], _ expected: [Observation], at wrong: Int) -> Diagnosis {
    let (shown, right) = (seen[wrong].state, expected[wrong].state)
    if wrong > 0, moves[wrong - 1] == .deal {
      let cards = shown.cards.indices.filter { shown.cards[$0] != right.cards[$0] }
      return report(
        .notAllReset,
        [
          cards.isEmpty
            ? "the new game begins with that score."
            : "\(cardPhrase(cards)) \(cards.count == 1 ? "does" : "do") not lie face down in the new "
              + "game."
        ], reason: RuleMistake.resetReason,
        advice: Diagnosis.adviceOnDealing, seen, expected,
        at: wrong)
    }
    guard wrong > 0, case .touch(let touched) = moves[wrong - 1] else {
      return report(.rulesBroken, [], seen, expected, at: wrong)
    }
    let before = expected[wrong - 1].state
    let turned = shown.cards.indices.filter {
      before.cards[$0].position == .faceDown && shown.cards[$0].position != .faceDown
    }
    // A card that is not there cannot be turned, and none may be in its place.
    let isThere = before.cards.indices.contains(touched)
    if turned.count == 1, turned != [touched],
      !isThere
        || right.cards[touched] != before.cards[touched]
          && shown.cards[touched] == before.cards[touched]
    {
      return report(
        .wrongCardChosen,
        [
          "card \(turned[0]) was turned, and "
            + (isThere ? "card \(touched) was touched." : "there is no card \(touched).")
        ],
        reason: "A button's index is that of its card, whatever is written on either.",
        advice: "guard let index = table.index(of: sender) else { return }\n"
          + "game.chooseCard(at: index)", seen, expected, at: wrong)
    }
    func newMatches(_ state: TableState) -> [Int] {
      state.cards.indices.filter { index in
        state.cards[index].position == .matched
          && before.cards[index].position != .matched
      }
    }
    func names(_ cards: [Int]) -> String { cards.map { right.cards[$0].title }.listed }
    let (matched, shouldMatch) = (newMatches(shown), newMatches(right))
    // What pays, or says so, was taken for a match, whatever became of the cards.
    let isTaken = seen[wrong].outcome == .matched || shown.score == right.score
    if matched.isEmpty, !shouldMatch.isEmpty, !isTaken {
      return report(
        .wrongMatches, ["\(names(shouldMatch)) match, and are not taken for a match."],
        reason: RuleMistake.comparingReason,
        advice: "points(for:) of the rule, for all cards at once",
        seen, expected, at: wrong)
    }
    if !matched.isEmpty, shouldMatch.isEmpty, matched.contains(touched), matched.count > 1 {
      return report(
        .wrongMatches, ["\(names(matched)) do not match, and are taken for a match."],
        reason: RuleMistake.comparingReason,
        advice: "points(for:) of the rule, for all cards at once",
        seen, expected, at: wrong)
    }
    return report(.rulesBroken, [], seen, expected, at: wrong)
  }

  /// Reports that a move has put other cards onto the table than it should.
  func ofOtherCards(
    _ seen: [Observation], _ expected: [Observation], at wrong: Int
  ) -> Diagnosis {
    guard wrong > 0, case .touch(let touched) = moves[wrong - 1],
      seen[wrong - 1].state.hasSameFaces(as: expected[wrong - 1].state)
    else {
      return report(
        .dealtOtherwise, [],
        reason: "The first card of the deck belongs to button 0, the next to button 1, and so on; "
          + "each game takes a whole deck.",
        advice: "Make the deck once for each game, and deal from its top.", seen, expected,
        at: wrong)
    }
    let before = expected[wrong - 1].state
    let chosen = before.cards.indices.filter {
      before.cards[$0].position == .faceUp || $0 == touched
    }
    func names(_ indices: [Int]) -> String {
      indices.map { before.cards[$0].title }.joined(separator: " ")
    }
    let leaving = before.cards.indices.filter {
      before.cards[$0].position == .matched && isGone($0, before, expected[wrong].state)
    }
    func hasNewCards(_ state: TableState) -> Bool { !state.hasSameFaces(as: before) }
    switch (hasNewCards(seen[wrong].state), hasNewCards(expected[wrong].state)) {
    case (true, false) where chosen.allSatisfy({ isGone($0, before, seen[wrong].state) }):
      return report(
        .wrongMatches, ["\(names(chosen)) \(chosen.count == 1 ? "goes" : "go"), and should not."],
        reason: "Only cards that go together by the rules leave the table.",
        advice: "Ask the rule about the chosen cards, all of them, before they go.", seen, expected,
        at: wrong)
    case (false, true) where !leaving.isEmpty:
      return report(
        .replacedOtherwise, ["\(names(leaving)), which were matched before, stay."],
        reason:
          "Matched cards leave the table with the next touch: others take their places, as long "
          + "as there are any.",
        advice: "Take the matched cards off before anything else comes of the touch.", seen,
        expected, at: wrong)
    case (false, true):
      return report(
        .wrongMatches, ["\(names(chosen)) go together, and stay."],
        reason:
          "Cards that go together by the rules leave the table, and new ones take their places.",
        advice: "Ask the rule about the chosen cards, all of them.", seen, expected, at: wrong)
    default:
      return report(
        .replacedOtherwise, [],
        reason:
          "Cards that go leave their places to the next of the deck, as long as there are any.",
        advice: "cards[index] = …the next card of the deck…  // in the place of the one that goes",
        seen, expected, at: wrong)
    }
  }

  private func isGone(_ index: Int, _ before: TableState, _ after: TableState) -> Bool {
    !after.cards.indices.contains(index) || after.cards[index].title != before.cards[index].title
  }

  /// Reports what is wrong after a move.
  func report(
    _ code: DiagnosisCode, _ causes: [String], reason: String? = nil, advice: String? = nil,
    _ seen: [Observation], _ expected: [Observation], at wrong: Int
  ) -> Diagnosis {
    let made = Array(moves.prefix(wrong))
    let dealt = expected[0].state.cards.map(\.title).joined(separator: " ")
    let before = wrong > 0 ? seen[wrong - 1].state : nil
    let (seen, expected) = (seen[wrong], expected[wrong])
    let cause =
      switch causes.count {
      case 0: "."
      case 1: ": " + causes[0]
      default:
        ", for one of these reasons: " + causes.map { $0.dropLast() }.joined(separator: "; ") + "."
      }
    let what = difference(seen, expected, isDealt: isDealt(at: wrong))
    return Diagnosis(
      code: code,
      headline: (Situation.lead(made, hasStarted: true) + what + cause).capitalisedSentence,
      rows: rows(seen, expected),
      reason: reason
        ?? "The game goes by the rules of choosing a card: see what each of the moves should do.",
      advice: advice
        ?? "Lay out \(dealt), card 0 first, play these moves by hand, and compare after each.",
      moves: made.map(\.description),
      evidence: style.comparison(
        before: before, after: seen.state, expected: expected.state, comparing: aspects))
  }

  private func difference(
    _ seen: Observation, _ expected: Observation, isDealt: Bool
  ) -> String {
    guard seen.state.hasSameFaces(as: expected.state) else {
      return otherCards(seen.state, expected.state, isDealt: isDealt)
    }
    var parts: [String] = []
    if seen.state.score != expected.state.score {
      parts.append("the score is \(seen.state.score) and should be \(expected.state.score)")
    }
    let cards = seen.state.cards.indices.filter { seen.state.cards[$0] != expected.state.cards[$0] }
    if cards.count == 1 {
      let (card, right) = (seen.state.cards[cards[0]], expected.state.cards[cards[0]])
      parts.append(
        "card \(cards[0]), \(card.title), is \(card.positionWords) and should be "
          + right.positionWords)
    } else if !cards.isEmpty {
      parts.append("\(cardPhrase(cards)) are not as they should be")
    }
    if parts.isEmpty, let outcome = seen.outcome, let right = expected.outcome {
      parts.append("the outcome is \(outcome) and should be \(right)")
    }
    return parts.joined(separator: ", and ")
  }

  /// Says that others cards lie on the table than should.
  private func otherCards(
    _ seen: TableState, _ expected: TableState, isDealt: Bool
  ) -> String {
    guard seen.cards.count == expected.cards.count else {
      return "\(seen.cards.count) cards lie on the table instead of \(expected.cards.count)"
    }
    let others = seen.cards.indices.filter { seen.cards[$0].title != expected.cards[$0].title }
    let wish = isDealt ? "dealt there" : "to lie there then"
    return others.count == 1
      ? "card \(others[0]) is not the one that was \(wish)"
      : "\(cardPhrase(others)) are not those that were \(wish)"
  }

  private func rows(_ seen: Observation, _ expected: Observation) -> [Diagnosis.Row] {
    var rows = zip(seen.state.cards, expected.state.cards).enumerated()
      .filter { $0.element.0 != $0.element.1 }
      .map { index, pair in
        Diagnosis.Row(subject: "card \(index)", expected: "\(pair.1)", shown: "\(pair.0)")
      }
    if seen.state.score != expected.state.score {
      rows.append(
        Diagnosis.Row(
          subject: "score", expected: "\(expected.state.score)", shown: "\(seen.state.score)"))
    }
    if let outcome = seen.outcome, let right = expected.outcome, outcome != right {
      rows.append(Diagnosis.Row(subject: "outcome", expected: "\(right)", shown: "\(outcome)"))
    }
    return rows
  }
}

extension TableState.Card {
  fileprivate var positionWords: String {
    switch position {
    case .faceDown: "face down"
    case .faceUp: "face up"
    case .matched: "matched"
    }
  }
}
