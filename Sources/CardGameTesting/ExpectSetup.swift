public import CardGameControllers
public import CardGameHarness
import CardGameModel

/// Plays moves on a set-up and expects the whole table to be right after every one.
///
/// This is what a test to paste is made of: the cards and the moves say the whole play.
///
/// ```swift
/// @Test("A mismatch turns the earlier card down")
/// func mismatch() throws {
///   try expectPlay([.touch(0), .touch(3)], of: OurPairs.self, dealing: "A♠ A♥ 5♠ K♦")
/// }
/// ```
///
/// - Parameters:
///   - moves: The moves, in order; the first after which something is wrong ends the play.
///   - setup: The game, how it is shown, and the controller.
///   - cards: The deck, as its cards are written; without it, the set-up's own.
///   - seed: Where the decks of later deals come from; without it, they are all like the first.
///   - sourceLocation: Where a failure is reported.
/// - Returns: Whether everything was right.
/// - Throws: What is wrong with the cards, or what dealing throws.
@discardableResult
public func expectPlay<Setup: PlaySetup>(
  _ moves: [Move], of setup: Setup.Type, dealing cards: String? = nil, seed: UInt64? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Bool {
  let diagnoses = try withJournal {
    try setup.play(moves, dealing: deck(cards, for: setup), seed: seed).diagnoses
  }
  report(diagnoses, at: sourceLocation)
  return diagnoses.isEmpty
}

/// Makes every touch in every state of a set-up and expects the whole table to be right each time.
///
/// A failure is the shortest there is, and ends with a test to paste. A search that a bound cuts short
/// fails, too: it was not every state.
///
/// ```swift
/// @Test("Nothing is wrong in any state of six cards")
/// func everyState() throws {
///   try expectEveryState(of: OurPairs.self, dealing: "A♠ A♥ 5♠ K♦ 9♣ K♥")
/// }
/// ```
///
/// - Parameters:
///   - setup: The game, how it is shown, and the controller.
///   - cards: The deck, as its cards are written; without it, the set-up's own.
///   - plan: What is done and checked in every state, and how far it goes.
///   - crew: Those who share the work; all cores, unless it is said.
///   - sourceLocation: Where a failure is reported.
/// - Returns: What was found.
/// - Throws: What is wrong with the cards, or what dealing throws.
@discardableResult
public func expectEveryState<Setup: PlaySetup>(
  of setup: Setup.Type, dealing cards: String? = nil, plan: SearchPlan = SearchPlan(),
  crew: Crew = .allCores, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Exploration {
  let exploration = try withJournal {
    try setup.explore(dealing: deck(cards, for: setup), plan: plan, crew: crew)
  }
  report(failure: exploration.failure, at: sourceLocation)
  if exploration.failure == nil, !exploration.isComplete {
    fail(exploration.summary, at: sourceLocation)
  }
  return exploration
}

/// Plays games at random on a set-up and expects the whole table to be right after every move.
///
/// A failure is shrunk, and ends with a test to paste. Games in which nothing is played fail, too.
///
/// ```swift
/// @Test("A hundred games at random show nothing wrong")
/// func random() throws {
///   try expectRandomPlay(of: OurPairs.self)
/// }
/// ```
///
/// - Parameters:
///   - setup: The game, how it is shown, and the controller.
///   - games: How many games to play.
///   - moves: How many moves each has.
///   - kinds: Which kinds of move may occur besides touches of cards.
///   - seed: Where decks and moves come from; without it, the name of the running test.
///   - invariants: What must hold after every move besides.
///   - sourceLocation: Where a failure is reported.
/// - Returns: How much was played, and the first failure.
/// - Throws: What dealing throws.
@discardableResult
public func expectRandomPlay(
  of setup: (some PlaySetup).Type, games: Int = 100, moves: Int = 40,
  kinds: Set<Move.Kind> = Set(Move.Kind.allCases), seed: UInt64? = nil,
  keeping invariants: [Invariant] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws -> RandomPlay {
  let random = try withJournal {
    try setup.playAtRandom(
      games: games, moves: moves, kinds: kinds, seed: seed ?? seedOfRunningTest,
      keeping: invariants)
  }
  report(random, at: sourceLocation)
  return random
}

/// Plays games at random in a child process first, and expects none to crash, to hang or to go wrong.
///
/// A crash or a hang is shrunk like any other failure, and costs no other test its result.
///
/// ```swift
/// @Test("No game at random ends the app")
/// func noCrash() async throws {
///   try await expectRandomPlay(of: OurPairs.self, in: .exitTest())
/// }
/// ```
///
/// - Parameters:
///   - setup: The game, how it is shown, and the controller; a type that is not private.
///   - games: How many games to play.
///   - moves: How many moves each has.
///   - kinds: Which kinds of move may occur besides touches of cards.
///   - seed: Where decks and moves come from; without it, the name of the running test.
///   - invariants: What must hold after every move besides.
///   - runner: Makes plays in a child process.
///   - sourceLocation: Where a failure is reported.
/// - Returns: How much was played, and the first failure.
/// - Throws: What dealing throws.
@discardableResult
public func expectRandomPlay(
  of setup: (some PlaySetup).Type, games: Int = 100, moves: Int = 40,
  kinds: Set<Move.Kind> = Set(Move.Kind.allCases), seed: UInt64? = nil,
  keeping invariants: [Invariant] = [], in runner: ChildRunner,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws -> RandomPlay {
  let random = try await setup.playAtRandom(
    games: games, moves: moves, kinds: kinds, seed: seed ?? seedOfRunningTest,
    keeping: invariants, in: runner)
  report(random, at: sourceLocation)
  return random
}

/// Fails the running test with what an exploration or games at random have found, if anything.
///
/// ```swift
/// report(failure: exploration.failure)
/// ```
///
/// - Parameters:
///   - failure: What was wrong; `nil` does nothing.
///   - sourceLocation: Where the failure is reported.
public func report(
  failure: Exploration.Failure?, at sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let failure else { return }
  let reports = failure.diagnoses.map(\.report)
  for (index, text) in reports.enumerated() {
    let isLast = index == reports.count - 1
    let test = isLast ? failure.test.map { "\n\nAs a test:\n\n" + $0 } : nil
    fail(text + (test ?? ""), at: sourceLocation)
  }
}

/// Fails the running test with what games at random have found, or when no move was made in any.
private func report(_ random: RandomPlay, at sourceLocation: SourceLocation) {
  report(failure: random.failure, at: sourceLocation)
  if random.failure == nil, random.moveCounts.isEmpty {
    fail(
      "No move was made, so nothing was checked: ask for 1 game or more, of 1 move or more each.",
      at: sourceLocation)
  }
}

/// Reads a deck, or returns `nil` when none is written.
private func deck<Setup: PlaySetup>(
  _ cards: String?, for setup: Setup.Type
) throws -> Deck<Setup.Game.Face>? {
  try cards.map { Deck(try [Setup.Game.Face](parsing: $0)) }
}

/// A number that each test has for itself, the same at every run.
///
/// It is the hash FNV-1a (Fowler, Noll and Vo) of the test's file and name.
private var seedOfRunningTest: UInt64 {
  guard let test = Test.current else { return 0 }
  return "\(test.sourceLocation.fileID) \(test.name)".utf8.reduce(0xCBF2_9CE4_8422_2325) {
    ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
  }
}
