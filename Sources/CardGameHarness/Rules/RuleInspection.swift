import CardGameControllers
import CardGameModel

/// A game whose rules can be got wrong in known ways.
///
/// A game that conforms is diagnosed by name; any other is still reported, as it is.
protocol MistakableGame: CardGame {
  /// Returns the same game, as it stands, with mistaken rules.
  func mistaken(_ mistakes: Mistakes) -> any CardGame<Face>
}

extension MatchingGame: MistakableGame {
  func mistaken(_ mistakes: Mistakes) -> any CardGame<Rule.Face> {
    MistakenGame(self, mistakes: mistakes)
  }
}

/// Finds the mistake that makes a game do exactly what it was seen to do.
struct RuleInspection<Game: CardGame> {
  /// The game as dealt, by the right rules.
  let game: Game
  let supply: DeckSupply<Game.Face>
  let style: TableStyle

  /// The moves up to the first after which something was wrong.
  let moves: [Move]

  /// Plays moves on the game under test, from the deal, and tells how it stood at the deal and after
  /// each.
  let observe: ([Move]) -> [Observation]

  /// What is compared; what was observed has nothing else in it.
  var aspects = Set(GameAspect.allCases)

  /// Names the mistake, or tells what was wrong first.
  func diagnosis() -> Diagnosis {
    let seen = observe(moves)
    let expected = predict(game, moves)
    guard
      let wrong = seen.indices.first(where: { index in
        index < expected.count && !seen[index].agrees(with: expected[index])
      })
    else {
      return report(
        .rulesBroken,
        ["what was seen once was not seen again: the game is not the same for the same moves."],
        nil, seen, expected, at: seen.count - 1)
    }
    guard seen[wrong].state.cards.map(\.title) == expected[wrong].state.cards.map(\.title) else {
      return report(
        .dealtOtherwise, ["the cards on the table are not those that were dealt."], nil, seen,
        expected, at: wrong)
    }
    guard !seen[wrong].state.agrees(with: expected[wrong].state) else {
      let cause =
        aspects.contains(.positions)
        ? "the game is right, and what it returns of the move is not."
        : "what the game returns is not what should come of the move."
      return report(
        .outcomeWrong, [cause],
        reason: "Whoever has a card chosen learns what came of it from what is returned.",
        advice: expected[wrong].outcome.map { "return .\($0)" }, seen, expected, at: wrong)
    }
    let fitting = toldApart(candidates(for: seen))
    let causes = fitting.map(\.cause)
    guard let first = fitting.first, fitting.count <= 3 else {
      return report(.rulesBroken, [], nil, seen, expected, at: wrong)
    }
    return report(first.code, causes, first, seen, expected, at: wrong)
  }

  /// Names the one mistake whose game passes a test, if it is one alone.
  func diagnosis(where passes: (any CardGame<Game.Face>) -> Bool) -> Diagnosis? {
    guard let mistakable = game as? any MistakableGame else { return nil }
    let fitting = RuleMistake.all.filter { mistake in
      var mistakes = Mistakes()
      mistake.apply(&mistakes)
      return (mistakable.mistakenGame(mistakes) as? any CardGame<Game.Face>).map(passes) ?? false
    }
    guard let first = fitting.first, fitting.allSatisfy({ $0.code == first.code }) else {
      return nil
    }
    var mistakes = Mistakes()
    first.apply(&mistakes)
    guard let mistaken = mistakable.mistakenGame(mistakes) as? any CardGame<Game.Face> else {
      return nil
    }
    return report(
      first.code, fitting.map(\.cause), first, predict(mistaken, moves), predict(game, moves),
      at: moves.count)
  }

  // MARK: - Which mistakes fit

  /// A mistake, or two together, and what they predict.
  private struct Candidate {
    var mistakes: [RuleMistake]
    var game: any CardGame<Game.Face>
    var code: DiagnosisCode { mistakes[0].code }
    var cause: String {
      mistakes.count == 1
        ? mistakes[0].cause
        : "two mistakes together: "
          + mistakes.map { $0.cause.dropLast() }.joined(separator: ", and ")
          + "."
    }
    var reason: String { mistakes[0].reason }
    var advice: String { mistakes.map(\.advice).joined(separator: "\n") }
  }

  /// The single mistakes that fit what was seen; or pairs of them, when no single one fits.
  private func candidates(for seen: [Observation]) -> [Candidate] {
    guard let mistakable = game as? any MistakableGame else { return [] }
    func candidate(_ mistakes: [RuleMistake]) -> Candidate? {
      var all = Mistakes()
      for mistake in mistakes { mistake.apply(&all) }
      return (mistakable.mistakenGame(all) as? any CardGame<Game.Face>).map {
        Candidate(mistakes: mistakes, game: $0)
      }
    }
    let singles = RuleMistake.all.compactMap { candidate([$0]) }.filter { fits($0, seen, moves) }
    guard singles.isEmpty else { return singles }
    return RuleMistake.all.indices.flatMap { first in
      RuleMistake.all[(first + 1)...]
        .compactMap { candidate([RuleMistake.all[first], $0]) }
        .filter { fits($0, seen, moves) }
    }
  }

  private func fits(_ candidate: Candidate, _ seen: [Observation], _ moves: [Move]) -> Bool {
    zip(seen, predict(candidate.game, moves)).allSatisfy { $0.agrees(with: $1) }
  }

  /// Plays more moves until one mistake is left, or no short play tells those that are left apart.
  private func toldApart(_ candidates: [Candidate]) -> [Candidate] {
    var left = candidates
    var tries = 0
    while left.count > 1, tries < 6, let more = tellingMoves(left) {
      tries += 1
      let seen = observe(more)
      let stillFitting = left.filter { fits($0, seen, more) }
      // When none fits any longer there is more than one mistake; what fitted so far is the best.
      guard !stillFitting.isEmpty else { break }
      left = stillFitting
    }
    return left
  }

  /// Finds moves after which the candidates predict different things, from the deal on.
  private func tellingMoves(_ candidates: [Candidate]) -> [Move]? {
    let count = min(game.cards.count, 8)
    var scripts: [[Move]] = []
    for first in 0..<count {
      for second in 0..<count {
        scripts.append([.touch(first), .touch(second)])
        scripts.append([.touch(first), .touch(second), .touch(first)])
        for third in 0..<count where third != second {
          scripts.append([.touch(first), .touch(second), .touch(third)])
        }
      }
    }
    scripts += scripts.prefix(count * count).map { moves + $0 }
    var best: [Move]?
    var bestCount = 1
    for script in scripts {
      let groups = Set(candidates.map { predict($0.game, script) }).count
      if groups > bestCount { (best, bestCount) = (script, groups) }
      if groups == candidates.count { break }
    }
    return best
  }

  private func predict(_ game: any CardGame<Game.Face>, _ moves: [Move]) -> [Observation] {
    func predict<Predicted: CardGame>(_ game: Predicted) -> [Observation]
    where Predicted.Face == Game.Face {
      var play = ReferencePlay(game: game, supply: supply)
      return [Observation(TableState(of: play.game, style: style)).reduced(to: aspects)]
        + moves.map { move in
          let outcome = play.make(move)
          return Observation(TableState(of: play.game, style: style), outcome: outcome)
            .reduced(to: aspects)
        }
    }
    return predict(game)
  }

  // MARK: - In words

  private func report(
    _ code: DiagnosisCode, _ causes: [String], _ candidate: Candidate?, _ seen: [Observation],
    _ expected: [Observation], at wrong: Int
  ) -> Diagnosis {
    report(
      code, causes, reason: candidate?.reason, advice: candidate?.advice, seen, expected, at: wrong)
  }

  private func report(
    _ code: DiagnosisCode, _ causes: [String], _ mistake: RuleMistake, _ seen: [Observation],
    _ expected: [Observation], at wrong: Int
  ) -> Diagnosis {
    report(
      code, causes, reason: mistake.reason, advice: mistake.advice, seen, expected, at: wrong)
  }

  private func report(
    _ code: DiagnosisCode, _ causes: [String], reason: String?, advice: String?,
    _ seen: [Observation], _ expected: [Observation], at wrong: Int
  ) -> Diagnosis {
    let made = Array(moves.prefix(wrong))
    let (seen, expected) = (seen[wrong], expected[wrong])
    let cause =
      switch causes.count {
      case 0: ""
      case 1: ": " + causes[0]
      default:
        ", for one of these reasons: " + causes.map { $0.dropLast() }.joined(separator: "; ") + "."
      }
    let what = difference(seen, expected)
    return Diagnosis(
      code: code,
      headline: (Situation.lead(made, hasStarted: true) + what + (cause.isEmpty ? "." : cause))
        .capitalisedSentence,
      rows: rows(seen, expected),
      reason: reason
        ?? "The game goes by the rules of choosing a card: see what each of the moves should do.",
      advice: advice ?? "Play these moves by hand on paper, and compare after each.",
      moves: made.map(\.description))
  }

  private func difference(_ seen: Observation, _ expected: Observation) -> String {
    let cards = seen.state.cards.indices.filter { seen.state.cards[$0] != expected.state.cards[$0] }
    var parts: [String] = []
    if seen.state.score != expected.state.score {
      parts.append("the score is \(seen.state.score) and should be \(expected.state.score)")
    }
    if let first = cards.first {
      parts.append(
        cards.count == 1
          ? "\(seen.state.cards[first].title) is \(seen.state.cards[first].positionWords) and "
            + "should be \(expected.state.cards[first].positionWords)"
          : "\(cardPhrase(cards)) are not as they should be")
    }
    if parts.isEmpty, let outcome = seen.outcome, let right = expected.outcome {
      parts.append("the outcome is \(outcome) and should be \(right)")
    }
    return parts.joined(separator: ", and ")
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

extension MistakableGame {
  fileprivate func mistakenGame(_ mistakes: Mistakes) -> Any { mistaken(mistakes) }
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
