import CardGameModel
import Testing

/// Trios against what is published about it and what can be counted on paper.
///
/// Davis and Maclagan, The Mathematical Intelligencer 25, number 3 (2003): 1,080 trios; twenty
/// cards without one exist and twenty-one do not (Pellegrino 1971).
@Suite("Trios against the world")
struct TriosWorldTests {
  private let cards = Deck.trios.cards

  /// Three cards by the sum of their digits: a multiple of three in each of the four places, which
  /// is another way than the kit's to say all alike or all different.
  private func isTrioBySums(_ first: TrioCard, _ second: TrioCard, _ third: TrioCard) -> Bool {
    zip(zip(first.asciiTitle.utf8, second.asciiTitle.utf8), third.asciiTitle.utf8)
      .allSatisfy { ($0.0 - 48 + $0.1 - 48 + $1 - 48) % 3 == 0 }
  }

  @Test("Of 85,320 threes 1,080 are trios: 10, 30, 40 and 20 in a hundred differ in 1, 2, 3 and 4")
  func count() {
    var threes = 0
    var trios: [Int: Int] = [:]
    for first in cards.indices {
      for second in (first + 1)..<81 {
        for third in cards.indices[(second + 1)...] {
          threes += 1
          guard cards[first].isTrio(with: cards[second], cards[third]) else { continue }
          let differing = TrioCard.Attribute.allCases.count {
            cards[first].value(of: $0) != cards[second].value(of: $0)
          }
          trios[differing, default: 0] += 1
        }
      }
    }
    #expect(threes == 81 * 80 * 79 / 6)
    // In d attributes: C(4, d) ways to say which, 2^d · 3^4 / 6 trios each.
    #expect(trios == [1: 4 * 27, 2: 6 * 54, 3: 4 * 108, 4: 216])
    #expect(trios == [1: 108, 2: 324, 3: 432, 4: 216])
    #expect(trios.values.reduce(0, +) == 1080)
  }

  @Test("Every two cards have exactly one third, found by trying all")
  func third() {
    for first in cards.indices {
      for second in cards.indices where second > first {
        let third = cards[first].third(with: cards[second])
        #expect(isTrioBySums(cards[first], cards[second], third))
        #expect(third != cards[first] && third != cards[second])
      }
    }
    // A third by the rule is a third by sums, so it is the only one if sums allow only one: try all.
    for second in cards.dropFirst() {
      #expect(cards.count { isTrioBySums(cards[0], second, $0) } == 1)
    }
  }

  /// One three in 79 is a trio (85,320 / 1,080), so twelve cards have C(12, 3) / 79 = 220/79 on
  /// average and fifteen 455/79. No trio among twelve has odds of about 30 : 1 against.
  @Test(
    "The mean number of trios on a random table is the number of threes over 79",
    arguments: [(12, 220), (15, 455)])
  func mean(tableSize: Int, threes: Int) throws {
    let counts = try (0..<2500).map { seed in
      try TriosGame(from: Deck.trios.shuffled(seed: seed), tableSize: tableSize).trios.count
    }
    let statistics = Statistics(of: counts)
    let expected = Double(threes) / 79
    #expect(abs(statistics.mean - expected) < 4 * statistics.standardError)
    if tableSize == 12 {
      let none = Proportion(counts.count { $0 == 0 }, of: counts.count)
      #expect(abs(none.rate - 1.0 / 31) < 4 * none.standardError)
    }
  }

  /// Found by trying: ten pairs of cards, each with the card in the middle as its third.
  private static let without = [
    "1121 1122 1131 1133 1223 1232 1323 1332 2131 2132 "
      + "2212 2221 2331 2332 3121 3123 3221 3223 3313 3331",
    "1211 1311 2112 2222 2223 2231 2232 2311 2313 2321 "
      + "2333 3113 3211 3212 3222 3231 3321 3323 3332 3333",
  ]

  @Test("Twenty cards can lie there without a trio", arguments: without)
  func twenty(text: String) throws {
    let table = try [TrioCard](parsing: text)
    let isFree = table.indices.allSatisfy { first in
      table.indices[(first + 1)...].allSatisfy { second in
        table.indices[(second + 1)...].allSatisfy { third in
          !isTrioBySums(table[first], table[second], table[third])
        }
      }
    }
    #expect(Set(table).count == 20 && isFree)
  }

  @Test("None of the other sixty-one cards can be added to such twenty")
  func maximal() throws {
    let table = try [TrioCard](parsing: Self.without[0])
    let others = cards.filter { !table.contains($0) }
    #expect(others.count == 61)
    for other in others {
      let game = try TriosGame(from: Deck(table + [other]), tableSize: 21)
      #expect(!game.isOver && game.trios.allSatisfy { $0.contains(20) })
    }
    #expect(try TriosGame(from: Deck(table), tableSize: 20).isOver)
  }

  @Test("Other tables of twenty without a trio are found by search")
  func search() throws {
    for seed in UInt64(1)...3 {
      let table = try #require(twentyWithoutTrio(seed: seed))
      let game = try TriosGame(from: Deck(table), tableSize: 20)
      #expect(Set(table).count == 20 && !game.hasTrio)
    }
  }

  /// Tries pairs of cards that have the card 2222 as their third, in a random order.
  private func twentyWithoutTrio(seed: UInt64) -> [TrioCard]? {
    let middle = TrioCard(.two, .square, .half, .green)
    var pairs = cards.map { [$0, middle.third(with: $0)] }
      .filter { $0[0].asciiTitle < $0[1].asciiTitle }
    var generator = SeededGenerator(seed: seed)
    pairs.fisherYatesShuffle(using: &generator)
    var tried = 0
    func extend(_ table: [TrioCard], from start: Int) -> [TrioCard]? {
      if table.count == 20 { return table }
      tried += 1
      guard tried < 3000 else { return nil }
      // From each pair still to come with those on the table, none may make a trio.
      let closed = Set(
        table.indices.flatMap { first in
          table[(first + 1)...].map { table[first].third(with: $0) }
        })
      for next in pairs.indices[start...] where !closed.contains(pairs[next][0]) {
        let both = table + pairs[next]
        if closed.contains(pairs[next][1]) { continue }
        if table.contains(where: { both.contains($0.third(with: pairs[next][0])) }) { continue }
        if let found = extend(both, from: next + 1) { return found }
      }
      return nil
    }
    return extend([], from: 0)
  }
}
