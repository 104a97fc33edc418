import CardGameControllers
import CardGameModel

extension RuleInspection {
  /// Reports the mistakes that fit, at most three by name; without any, it reports nothing.
  func report(
    _ fitting: [Candidate], _ seen: [Observation], _ expected: [Observation], at wrong: Int
  ) -> Diagnosis? {
    guard let first = fitting.first else { return nil }
    let isNameable = fitting.count <= 3 || Set(fitting.map(\.code)).count == 1
    return report(
      isNameable ? first.code : .rulesBroken, fitting.prefix(3).map(\.cause),
      reason: first.reason, advice: first.advice, seen, expected, at: wrong)
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
