import CardGameModel
import Testing

@Suite("Seeded generator")
struct SeededGeneratorTests {
  @Test("The numbers are the published ones of SplitMix64 for the seed 1234567")
  func published() {
    var generator = SeededGenerator(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.allSatisfy { $0 == generator.next() })
  }

  @Test("Equal seeds give equal numbers, neighbouring seeds others")
  func seeds() {
    var first = SeededGenerator(seed: .max)
    var second = SeededGenerator(seed: .max)
    var other = SeededGenerator(seed: .max - 1)
    let numbers = (0..<100).map { _ in first.next() }
    #expect(numbers == (0..<100).map { _ in second.next() })
    #expect(Set(numbers).isDisjoint(with: (0..<100).map { _ in other.next() }))
  }

  @Test("A copy goes its own way from the same place")
  func copy() {
    var generator = SeededGenerator(seed: 5)
    var copy = generator
    let number = generator.next()
    #expect(copy != generator)
    #expect(copy.next() == number)
    #expect(copy == generator)
  }
}
