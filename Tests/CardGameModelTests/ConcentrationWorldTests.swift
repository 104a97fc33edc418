import CardGameModel
import Testing

/// Perfect memory against what can be expected of it, exactly.
///
/// Velleman and Warrington, "What to Expect in a Game of Memory", The American Mathematical Monthly
/// 120 (2013), give the limit (3 − 2 ln 2) n + 7/8 − 2 ln 2 for n pairs.
@Suite("Concentration against the world")
struct ConcentrationWorldTests {
  /// The expected number of turns, of two cards each, by recurrence.
  ///
  /// `known` cards have been seen without their partners; those are among the `unknown`. An unknown
  /// card is turned up.
  /// - With chance known / unknown its partner is known: a turn for that match.
  /// - Else another unknown card is turned up. With chance 1 / (unknown − 1) they are a pair: one
  ///   turn. With chance known / (unknown − 1) its partner is known: this turn, and one for that
  ///   pair; the first card is known now. Else both are known from now on: one turn.
  static func expectedTurns(pairs: Int) -> Double {
    // By the number of unknown cards, then by the number of known ones.
    var table = Array(
      repeating: Array(repeating: 0.0, count: pairs + 3), count: 2 * pairs + 1)
    for unknown in 1...(2 * pairs) {
      for known in 0...min(pairs, unknown) where (unknown - known).isMultiple(of: 2) {
        var turns = 0.0
        if known > 0 {
          turns += Double(known) / Double(unknown) * (1 + table[unknown - 1][known - 1])
        }
        if unknown > known {
          let left = Double(unknown - 1)
          let rest = unknown - 2
          var other = 1 / left * (1 + table[rest][known])
          other += Double(known) / left * (2 + table[rest][known])
          let new = (left - 1 - Double(known)) / left
          if new > 0 { other += new * (1 + table[rest][known + 2]) }
          turns += Double(unknown - known) / Double(unknown) * other
        }
        table[unknown][known] = turns
      }
    }
    return table[2 * pairs][0]
  }

  /// On paper: one pair takes 1 turn. Two take 1/3 · 2 + 2/3 · 3 = 8/3.
  @Test("The recurrence gives what paper gives, and comes near the published limit")
  func recurrence() {
    #expect(Self.expectedTurns(pairs: 1) == 1)
    #expect(abs(Self.expectedTurns(pairs: 2) - 8.0 / 3) < 1e-12)
    let ln2 = 0.693_147_180_559_945_3
    let limit = (3 - 2 * ln2) * 1000 + 7.0 / 8 - 2 * ln2
    #expect(abs(Self.expectedTurns(pairs: 1000) - limit) < 1e-3)
  }

  /// No chance at all: every way to lay the pairs is played once, 1, 3, 15, 105 and 945 of them.
  @Test(
    "Over all tables of a few pairs the player takes exactly the expected turns", arguments: 1...5)
  func allTables(pairs: Int) throws {
    var tables = 0
    var flips = 0
    try forEachTable(pairs: pairs) { faces in
      tables += 1
      flips += try play(Deck(faces)).flipCount
    }
    #expect(tables == stride(from: 1, to: 2 * pairs, by: 2).reduce(1, *))
    let mean = Double(flips) / 2 / Double(tables)
    #expect(abs(mean - Self.expectedTurns(pairs: pairs)) < 1e-9)
  }

  @Test(
    "On random tables the mean is the expected one, as far as chance allows",
    arguments: [(8, 1000), (26, 200), (100, 40)])
  func simulation(pairs: Int, games: Int) throws {
    let theme = PairTheme.numbers
    var simulation = Simulation(seed: 2013) { (seed) throws(DealError) in
      try ConcentrationGame(from: theme.deck(pairs: pairs).shuffled(seed: seed))
    } player: { _ in
      PerfectMemoryPlayer()
    }
    try simulation.run(games: games)
    let result = try #require(simulation.result)
    #expect(result.wins.rate == 1 && result.unfinished == 0)
    let (mean, error) = (result.moves.mean / 2, result.moves.standardError / 2)
    #expect(abs(mean - Self.expectedTurns(pairs: pairs)) < 4 * error)
  }

  private func play(_ deck: Deck<PairFace>) throws -> ConcentrationGame {
    var game = try ConcentrationGame(from: deck)
    var player = PerfectMemoryPlayer()
    while let move = player.nextMove(in: game) { game.make(move) }
    return game
  }

  /// Lays pairs in every way in which they can be told apart.
  private func forEachTable(pairs: Int, _ body: ([PairFace]) throws -> Void) throws {
    let faces = PairTheme.letters.faces
    var table: [PairFace?] = Array(repeating: nil, count: 2 * pairs)
    func lay(_ pair: Int) throws {
      guard let first = table.firstIndex(of: nil) else { return try body(table.compactMap(\.self)) }
      table[first] = faces[pair]
      for second in table.indices where table[second] == nil {
        table[second] = faces[pair]
        try lay(pair + 1)
        table[second] = nil
      }
      table[first] = nil
    }
    try lay(0)
  }
}
