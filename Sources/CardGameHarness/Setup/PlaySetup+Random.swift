public import CardGameControllers
import CardGameModel

extension PlaySetup {
  /// Plays games at random on shuffled decks, and shrinks the first failure.
  ///
  /// - Parameters:
  ///   - games: How many games to play.
  ///   - moves: How many moves each has.
  ///   - kinds: Which kinds of move may occur besides touches of cards.
  ///   - seed: Where decks and moves come from; the games have this seed and those after it.
  ///   - invariants: What must hold after every move besides.
  /// - Returns: How much was played, and the first failure, with a test to paste.
  /// - Throws: What dealing throws.
  public static func playAtRandom(
    games: Int = 100, moves: Int = 40, kinds: Set<Move.Kind> = Set(Move.Kind.allCases),
    seed: UInt64 = 0, keeping invariants: [Invariant] = []
  ) throws -> RandomPlay {
    let script = try script(moves, kinds)
    var result = RandomPlay()
    for number in 0..<UInt64(max(0, games)) {
      let seed = seed &+ number
      let deck = Self.deck.shuffled(seed: seed)
      result.play(
        script, on: try player(dealing: deck, seed: seed, keeping: invariants), seed: seed)
      guard let failure = result.failure else { continue }
      result.failure?.test =
        PasteableTest(of: self, dealing: deck, seed: seed, failure: failure).text
      break
    }
    return result
  }

  /// Plays games at random, first in a child process, so that a crash or a hang is found, too.
  ///
  /// What crashes or hangs is shrunk like any other failure, in a child for each attempt. Games that
  /// end well there are played here as well, and what is wrong with them is named.
  ///
  /// - Parameters:
  ///   - games: How many games to play.
  ///   - moves: How many moves each has.
  ///   - kinds: Which kinds of move may occur besides touches of cards.
  ///   - seed: Where decks and moves come from; the games have this seed and those after it.
  ///   - invariants: What must hold after every move besides.
  ///   - runner: Makes plays in a child process.
  /// - Returns: How much was played, and the first failure, with a test to paste.
  /// - Throws: What dealing throws.
  public static func playAtRandom(
    games: Int = 100, moves: Int = 40, kinds: Set<Move.Kind> = Set(Move.Kind.allCases),
    seed: UInt64 = 0, keeping invariants: [Invariant] = [], in runner: ChildRunner
  ) async throws -> RandomPlay {
    // Only the child may make a controller before it is known that it can be made.
    let dealt = try deal(deck)
    let script = RandomScript(
      moveCount: moves,
      kinds: Move.Kind.allCases.filter { kinds.contains($0) && ($0 != .more || dealt.canDealMore) })
    let scripts = (0..<UInt64(max(0, games))).map { number in
      ChildPlay.Script(
        deck: deck.shuffled(seed: seed &+ number).cards.map(\.title).joined(separator: " "),
        seed: seed &+ number, moves: script.moves(on: dealt, seed: seed &+ number))
    }
    let search = CrashSearch(setup: self, runner: runner)
    let crash = await search.firstCrash(in: scripts)
    var result = try playAtRandom(
      games: crash?.number ?? games, moves: moves, kinds: kinds, seed: seed, keeping: invariants)
    guard let crash, result.failure == nil else { return result }
    result.gameCount += 1
    for move in scripts[crash.number].moves { result.moveCounts[move.kindName, default: 0] += 1 }
    result.failingSeed = seed &+ UInt64(crash.number)
    var failure = Exploration.Failure(
      diagnoses: [.ending(crash.end, after: crash.moves)], moves: crash.moves)
    failure.test =
      PasteableTest(
        of: self, dealing: deck.shuffled(seed: seed &+ UInt64(crash.number)),
        seed: seed &+ UInt64(crash.number), failure: failure
      ).text
    result.failure = failure
    return result
  }

  private static func script(_ moves: Int, _ kinds: Set<Move.Kind>) throws -> RandomScript {
    RandomScript(
      moveCount: moves,
      kinds: try player(dealing: deck, seed: nil, keeping: []).possible(kinds))
  }
}

/// Looks for the play that ends its process, and for the fewest moves that do.
struct CrashSearch {
  let setup: any PlaySetup.Type
  let runner: ChildRunner

  /// A play that ends its process, or takes too long.
  struct Crash {
    let number: Int
    let moves: [Move]
    let end: ChildRunner.End
  }

  /// Finds the first of some plays that does not end well, and shrinks it.
  func firstCrash(in scripts: [ChildPlay.Script]) async -> Crash? {
    guard !scripts.isEmpty, await end(of: scripts[...]) != .finished else { return nil }
    var (well, badly) = (0, scripts.count)
    while badly - well > 1 {
      let middle = (well + badly) / 2
      if await end(of: scripts[..<middle]) == .finished { well = middle } else { badly = middle }
    }
    let script = scripts[well]
    let end = await end(of: scripts[well...well])
    switch end {
    case .notRun: return Crash(number: well, moves: [], end: end)
    case .finished: return Crash(number: well, moves: script.moves, end: end)
    case .crashed, .timedOut: break
    }
    var shrinking = Shrinking(script.moves)
    while let candidate = shrinking.candidate {
      var shorter = script
      shorter.moves = candidate
      shrinking.note(fails: await self.end(of: [shorter]) == end)
    }
    return Crash(number: well, moves: shrinking.kept, end: end)
  }

  private func end(of scripts: ArraySlice<ChildPlay.Script>) async -> ChildRunner.End {
    await runner.run(ChildPlay(Array(scripts), of: setup))
  }
}

extension DiagnosisCode {
  /// Plays could not be made in another process.
  public static let childNotRun = DiagnosisCode("child-not-run")
}

extension Diagnosis {
  /// Tells how a child process ended that should have ended well.
  fileprivate static func ending(_ end: ChildRunner.End, after moves: [Move]) -> Diagnosis {
    let lead = Situation.lead(moves, hasStarted: true)
    let names = moves.map(\.description)
    switch end {
    case .timedOut:
      return Diagnosis(
        code: .neverEnds,
        headline: (lead + "the code under test does not come to an end.").capitalisedSentence,
        reason: "A touch must be answered before the next one can be made.",
        advice: "Look for a loop whose condition nothing in it changes.", moves: names)
    case .crashed(let how):
      return Diagnosis(
        code: .playCrashes,
        headline: (lead + "the code under test ends its process: \(how).").capitalisedSentence,
        reason: "An app that ends in the middle of a game has lost it.",
        advice: "Look for an index out of range, a nil that is unwrapped, or a call of exit.",
        moves: names)
    case .notRun(let why):
      return Diagnosis(
        code: .childNotRun, headline: "The games could not be played in another process: \(why).",
        reason: "Only there can a crash be told from a game that goes on.",
        advice: "Make the set-up a type of the test target, at the top level and not private.",
        moves: names)
    case .finished:
      return Diagnosis(
        code: .playCrashes,
        headline: "A game ends its process after others, and not alone.",
        reason: "Each game is played on a fresh controller, and should not know of those before.",
        advice: "Look for a static variable, or a value that several controllers share.",
        moves: names)
    }
  }
}
