import CardGameControllers
import CardGameHarness
import CardGameModel
import Testing

@Suite("Random moves")
struct RandomMovesTests {
  private func moves(seed: UInt64, kinds: Set<Move.Kind> = Set(Move.Kind.allCases)) -> [Move] {
    var generator = SeededGenerator(seed: seed)
    return Move.random(count: 400, cardCount: 5, kinds: kinds, using: &generator)
  }

  @Test("are the same for the same seed")
  func sameSeed() {
    #expect(moves(seed: 3) == moves(seed: 3))
    #expect(moves(seed: 3) != moves(seed: 4))
  }

  @Test("touch every card, and hold every kind of move")
  func kinds() {
    let all = Set(moves(seed: 1))
    #expect(all.isSuperset(of: (0..<5).map(Move.touch)))
    #expect(all.isSuperset(of: [.deal, .mode(2), .mode(3), .touchUnknownButton]))
  }

  @Test("leave out the kinds that are not wanted, and stay on the table")
  func leftOut() {
    #expect(Set(moves(seed: 1, kinds: [])) == Set((0..<5).map(Move.touch)))
  }

  @Test("touch the same card again now and then")
  func again() {
    let moves = moves(seed: 1, kinds: [])
    let repeats = zip(moves, moves.dropFirst()).count { $0 == $1 }
    // One in ten by intention, and one in five of the others by chance: about 28 in 100.
    #expect((70...160).contains(repeats))
  }

  @Test("ask for a mode mostly where it counts, before the first touch")
  func modes() {
    var counts = (before: 0, total: 0)
    for seed in UInt64(0)..<20 {
      for (move, next) in zip([.deal] + moves(seed: seed), moves(seed: seed)) {
        guard case .mode = next else { continue }
        counts.total += 1
        if case .touch = move { continue }
        counts.before += 1
      }
    }
    #expect(counts.before * 5 > counts.total)
  }
}
