import CardGameControllers
import CardGameModel

/// A game whose rules can be got wrong in known ways.
///
/// A game that conforms is diagnosed by name; any other is still reported, as it is.
protocol MistakableGame: CardGame {
  /// Returns the same game, as it stands, with mistaken rules.
  func mistaken(_ mistakes: Mistakes) -> any CardGame<Face>

  /// The mistakes of having another number in place of one of this game's.
  var wrongConstants: [RuleMistake] { get }
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

  /// What comes between the moves and the game.
  var tableUse = TableUse()
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
    var fitting = toldApart(singles(for: seen))
    if fitting.isEmpty, !seen[wrong].state.hasSameFaces(as: expected[wrong].state) {
      return report(
        .dealtOtherwise, [],
        reason: "The first card of the deck belongs to button 0, the next to button 1, and so on; "
          + "each game takes a whole deck.",
        advice: "Make the deck once for each game, and deal from its top.", seen, expected,
        at: wrong)
    }
    if fitting.isEmpty { fitting = toldApart(pairs(for: seen)) }
    guard let first = fitting.first else {
      return report(.rulesBroken, [], nil, seen, expected, at: wrong)
    }
    return report(
      Self.isNameable(fitting) ? first.code : .rulesBroken, fitting.prefix(3).map(\.cause), first,
      seen, expected, at: wrong)
  }

  /// Whether what is left of the mistakes that fit says enough to be told.
  private static func isNameable(_ fitting: [Candidate]) -> Bool {
    fitting.count <= 3 || Set(fitting.map(\.code)).count == 1
  }

  /// Names the mistake whose game passes a test for the moves and for others too, if there is one.
  ///
  /// - Parameter passes: Whether what was seen during some moves is what a game would show.
  func diagnosis(where passes: (any CardGame<Game.Face>, [Move]) -> Bool) -> Diagnosis? {
    let right = predict(game, moves)
    var fitting = candidates(mistakes).filter { candidate in
      passes(candidate.game, moves)
        && !zip(predict(candidate.game, moves), right).allSatisfy {
          $0.state.agrees(with: $1.state)
        }
    }
    for script in confirmingScripts where !fitting.isEmpty {
      fitting.removeAll { !passes($0.game, script) }
    }
    guard let first = fitting.first else { return nil }
    return report(
      Self.isNameable(fitting) ? first.code : .rulesBroken, fitting.prefix(3).map(\.cause), first,
      predict(first.game, moves),
      predict(game, moves), at: moves.count)
  }

  /// Other moves, by which a mistake that fits by chance is told from one that was made.
  private var confirmingScripts: [[Move]] {
    var generator = SeededGenerator(seed: 1)
    let random = (0..<8).map { _ in
      Move.random(
        count: 12, cardCount: max(1, game.cards.count), kinds: [.deal, .mode], using: &generator)
    }
    let few = min(game.cards.count, 4)
    let touches = (0..<few).flatMap { first in
      (0..<few).map { [Move.touch(first), .touch($0)] }
    }
    let prefixed = Self.otherBeginnings.flatMap { before in
      [[0, 1], [0, 1, 2], [2, 3, 1], [1, 2, 1, 3]].map { before + $0.map(Move.touch) }
    }
    return touches + prefixed + touches.map { moves + $0 } + random
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

  /// Every known mistake of this game, those of its numbers last.
  private var mistakes: [RuleMistake] {
    (game as? any MistakableGame).map { RuleMistake.all + $0.wrongConstants } ?? []
  }

  /// The game with each mistake made.
  private func candidates(_ mistakes: [RuleMistake]) -> [Candidate] {
    mistakes.compactMap { candidate([$0]) }
  }

  private func candidate(_ mistakes: [RuleMistake]) -> Candidate? {
    guard let mistakable = game as? any MistakableGame else { return nil }
    var all = Mistakes()
    for mistake in mistakes { mistake.apply(&all) }
    return (mistakable.mistakenGame(all) as? any CardGame<Game.Face>).map {
      Candidate(mistakes: mistakes, game: $0)
    }
  }

  /// The single mistakes that fit what was seen.
  private func singles(for seen: [Observation]) -> [Candidate] {
    candidates(mistakes).filter { fits($0, seen, moves) }
  }

  /// The mistakes of which two together fit what was seen.
  private func pairs(for seen: [Observation]) -> [Candidate] {
    RuleMistake.all.indices.flatMap { first in
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
    let few = scripts.filter { $0.allSatisfy { Move.firstFour.contains($0) } }
    scripts += Self.otherBeginnings.flatMap { before in few.map { before + $0 } }
    var best: [Move]?
    var bestCount = 1
    for script in scripts {
      let groups = Set(candidates.map { predict($0.game, script) }).count
      if groups > bestCount { (best, bestCount) = (script, groups) }
      if groups == candidates.count { break }
    }
    return best
  }

  /// What can come before the first touch.
  private static var otherBeginnings: [[Move]] {
    [[.mode(2)], [.mode(3)], [.deal], [.mode(3), .deal], [.deal, .mode(3)]]
  }

  private func predict(_ game: any CardGame<Game.Face>, _ moves: [Move]) -> [Observation] {
    func predict<Predicted: CardGame>(_ game: Predicted) -> [Observation]
    where Predicted.Face == Game.Face {
      var play = ReferencePlay(game: game, supply: supply, table: tableUse)
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
    let cards = zip(seen.state.cards, expected.state.cards).enumerated()
      .filter { $0.element.0 != $0.element.1 }.map(\.offset)
    var parts: [String] = []
    guard seen.state.hasSameFaces(as: expected.state) else {
      let others = zip(seen.state.cards, expected.state.cards).enumerated()
        .filter { $0.element.0.title != $0.element.1.title }.map(\.offset)
      return others.isEmpty
        ? "\(seen.state.cards.count) cards lie on the table instead of \(expected.state.cards.count)"
        : "\(cardPhrase(others)) \(others.count == 1 ? "is not the card" : "are not the cards") "
          + "that \(others.count == 1 ? "was" : "were") dealt there"
    }
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

extension Move {
  fileprivate static let firstFour: Set<Move> = [.touch(0), .touch(1), .touch(2), .touch(3)]
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
