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
    let single = toldApart(singles { fits($0, seen, moves) })
    if let named = report(single, seen, expected, at: wrong) { return named }
    guard seen[wrong].state.hasSameFaces(as: expected[wrong].state) else {
      let isDealt = isDealt(at: wrong)
      return report(
        .dealtOtherwise, [],
        reason: isDealt
          ? "The first card of the deck belongs to button 0, the next to button 1, and so on; "
            + "each game takes a whole deck."
          : "The rules say which cards a move takes off, and which of the deck come into their places.",
        advice: isDealt
          ? "Make the deck once for each game, and deal from its top."
          : "Take off what this move should take off, no more and no less, before anything else.",
        seen, expected, at: wrong)
    }
    let pairs = toldApart(pairs { fits($0, seen, moves) })
    return report(pairs, seen, expected, at: wrong)
      ?? report(.rulesBroken, [], seen, expected, at: wrong)
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
  func predict(_ game: any CardGame<Game.Face>, _ moves: [Move]) -> [Observation] {
    var all: [Observation] = []
    forEachObservation(of: game, moves) { observation in
      all.append(observation)
      return true
    }
    return all
  }

  /// Plays moves on a game as long as what comes of them is wanted.
  private func forEachObservation(
    of game: any CardGame<Game.Face>, _ moves: [Move], isWanted: (Observation) -> Bool
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

  /// Tells whether a mistaken game does exactly what was seen.
  func fits(_ candidate: Candidate, _ seen: [Observation], _ moves: [Move]) -> Bool {
    var rest = seen[...]
    forEachObservation(of: candidate.game, moves) { predicted in
      guard let next = rest.first, next.agrees(with: predicted) else { return false }
      rest.removeFirst()
      return true
    }
    return rest.isEmpty
  }
}
