import CardGameModel
import Testing

@Suite("Bounded random numbers")
struct BoundedNumberTests {
  @Test("A number is never below zero nor at the bound", arguments: [1, 2, 3, 52, 1 << 40, .max])
  func range(bound: Int) {
    var generator = SeededGenerator(seed: 9)
    #expect((0..<2000).allSatisfy { _ in (0..<bound).contains(generator.number(below: bound)) })
  }

  @Test("Below 1 there is only 0")
  func one() {
    var generator = SeededGenerator(seed: 9)
    #expect((0..<100).allSatisfy { _ in generator.number(below: 1) == 0 })
  }

  /// The bounds are the values of chi-square that chance passes once in a thousand times (published
  /// tables): 10.83 for one degree of freedom, 20.52 for five, 88.0 for fifty-one.
  @Test(
    "All numbers come equally often",
    arguments: [(2, 10_000, 10.83), (6, 60_000, 20.52), (52, 52_000, 88.0)])
  func uniform(bound: Int, draws: Int, limit: Double) {
    var generator = SeededGenerator(seed: 2013)
    var counts = Array(repeating: 0, count: bound)
    for _ in 0..<draws { counts[generator.number(below: bound)] += 1 }
    #expect(chiSquare(counts) < limit)
  }

  @Test("A seed gives the same numbers everywhere")
  func golden() {
    // From a Python program written after the papers that the sources name.
    var generator = SeededGenerator(seed: 5)
    #expect(
      (0..<10).map { _ in generator.number(below: 52) } == [20, 39, 12, 5, 9, 19, 51, 26, 22, 31])
    generator = SeededGenerator(seed: 5)
    #expect(
      (0..<3).map { _ in generator.number(below: .max) }
        == [3_567_305_580_077_179_308, 6_938_807_493_011_938_171, 2_146_363_211_429_306_531])
  }

  @Test("A draw that would favour some numbers is thrown away")
  func rejection() {
    // Below 3 · 2⁶¹ the 64 bits do not divide evenly: a low half under 2⁶² must be drawn again.
    var generator = FixedGenerator(numbers: [0, 1])
    #expect(generator.number(below: 3 << 61) == 0)
    #expect(generator.numbers.isEmpty)
  }

  @Test("Bounds below 1 are a caller's mistake")
  func noNumber() async {
    await #expect(processExitsWith: .failure) {
      var generator = SeededGenerator(seed: 1)
      _ = generator.number(below: 0)
    }
  }
}

/// A generator that gives the numbers it was given.
private struct FixedGenerator: RandomNumberGenerator {
  var numbers: [UInt64]

  mutating func next() -> UInt64 { numbers.removeFirst() }
}

/// Pearson's statistic of counts that should all be the same.
func chiSquare(_ counts: [Int]) -> Double {
  let expected = Double(counts.reduce(0, +)) / Double(counts.count)
  return counts.reduce(0) { sum, count in
    sum + (Double(count) - expected) * (Double(count) - expected) / expected
  }
}
