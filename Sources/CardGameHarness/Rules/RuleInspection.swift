import CardGameControllers
import CardGameModel

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
        seen, expected, at: seen.count - 1)
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
    if isSameAfterDeal(seen, at: wrong) {
      return ofSameGame(seen, expected, at: wrong)
    }
    let possible = singles { fits($0, seen, moves) }
    let scripts = possible.isEmpty ? [] : touchScripts
    let confirmation = scripts.map(observe)
    func isConfirmed(_ candidate: Candidate) -> Bool {
      zip(scripts, confirmation).allSatisfy { fits(candidate, $1, $0) }
    }
    let single = toldApart(possible.filter(isConfirmed))
    if let named = report(single, seen, expected, at: wrong) { return named }
    guard seen[wrong].state.hasSameFaces(as: expected[wrong].state) else {
      return ofOtherCards(seen, expected, at: wrong)
    }
    if let story = story() { return report(story, seen, expected, at: wrong) }
    let pairs = toldApart(pairs { fits($0, seen, moves) }.filter(isConfirmed))
    if let named = report(pairs, seen, expected, at: wrong) { return named }
    let plain = unnamed(seen, expected, at: wrong)
    guard plain.code == .rulesBroken, let first = toldApart(possible).first else { return plain }
    // What looks like one mistake and is not: true is only how it looks.
    return report(
      first.code,
      ["it looks as if \(first.cause.dropLast()), and other moves show that this is not all."],
      reason: first.reason, advice: first.advice, seen, expected, at: wrong)
  }

  /// Finds out by which rule the score goes, where nothing else is wrong.
  func story() -> ScoreLedger.Story? {
    let touches = touchScripts.filter { $0.allSatisfy(\.isTouch) }
    let ledger = ScoreLedger(trials(of: touches))
    if ledger.isWrong { return ledger.story }
    // The first game is right, and the next, or one by another mode, is not.
    let prepared = trials(of: touches.suffix(30).map { preparations + $0 })
    guard !preparations.isEmpty, case let later = ScoreLedger(prepared, from: preparations.count),
      var story = later.story
    else { return nil }
    let before = preparations.map(\.phrase).listed
    story.cause = "after \(before) \(story.cause.dropLast()); in a game before that it is right."
    return story
  }

  /// Whether a game that was under way is the same after a deal.
  private func isSameAfterDeal(_ seen: [Observation], at place: Int) -> Bool {
    guard place > 0, isDealt(at: place), seen[place].state.agrees(with: seen[place - 1].state)
    else { return false }
    return seen[place].state.score != 0
      || seen[place].state.cards.contains { $0.position != .faceDown }
  }

  /// Whether cards come to lie there by a deal, and not by another move.
  func isDealt(at place: Int) -> Bool { place == 0 || moves[place - 1] == .deal }

  /// Names the mistake whose game passes a test for the moves and for others too, if there is one.
  ///
  /// - Parameter passes: Whether what was seen during some moves is what a game would show.
  /// - Returns: The diagnosis, or `nil` when no mistake passes.
  func diagnosis(where passes: (any CardGame<Game.Face>, [Move]) -> Bool) -> Diagnosis? {
    let right = predict(game, moves)
    let possible = singles { candidate in
      passes(candidate.game, moves)
        && !zip(predict(candidate.game, moves), right).allSatisfy {
          $0.state.agrees(with: $1.state)
        }
    }
    let scripts = confirmingScripts
    // An app may have no mode to choose, and what it makes of one must not hide what else is wrong.
    var fitting = possible.filter { candidate in
      scripts.allSatisfy { passes(candidate.game, $0) }
    }
    if fitting.isEmpty {
      let withoutMode = scripts.filter { !$0.changesMode }
      fitting = possible.filter { candidate in
        withoutMode.allSatisfy { passes(candidate.game, $0) }
      }
    }
    guard let first = fitting.first else { return nil }
    let shown = predict(first.game, moves).map { Observation($0.state) }
    return report(fitting, shown, right, at: moves.count)
  }

  /// Plays moves on a game, right or mistaken, and notes how it stands after each.
  func predict(
    _ game: any CardGame<Game.Face>, _ moves: [Move], as aspects: Set<GameAspect>? = nil
  ) -> [Observation] {
    var all: [Observation] = []
    forEachObservation(of: game, moves, as: aspects ?? self.aspects) { observation in
      all.append(observation)
      return true
    }
    return all
  }

  /// Plays moves on a game as long as what comes of them is wanted.
  private func forEachObservation(
    of game: any CardGame<Game.Face>, _ moves: [Move], as aspects: Set<GameAspect>,
    isWanted: (Observation) -> Bool
  ) {
    func play<Played: CardGame>(_ game: Played) where Played.Face == Game.Face {
      var play = ReferencePlay(game: game, supply: supply, table: tableUse)
      let dealt = Observation(TableState(of: play.game, style: style))
      guard isWanted(dealt.reduced(to: aspects)) else { return }
      for move in moves {
        let outcome = play.make(move)
        let observation = Observation(TableState(of: play.game, style: style), outcome: outcome)
        guard isWanted(observation.reduced(to: aspects)) else { return }
      }
    }
    play(game)
  }

  /// Plays scripts on the game under test, and beside it on the right one.
  func trials(of scripts: [[Move]]) -> [ScoreLedger.Trial] {
    scripts.map { script in
      ScoreLedger.Trial(
        seen: observe(script), expected: predict(game, script, as: aspects.union([.outcome])))
    }
  }

  /// Tells whether a mistaken game does exactly what was seen.
  func fits(_ candidate: Candidate, _ seen: [Observation], _ moves: [Move]) -> Bool {
    var count = 0
    forEachObservation(of: candidate.game, moves, as: aspects) { predicted in
      guard count < seen.count, seen[count].agrees(with: predicted) else { return false }
      count += 1
      return true
    }
    return count == seen.count
  }
}
