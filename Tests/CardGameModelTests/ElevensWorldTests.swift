import CardGameModel
import Testing

/// Deals of Elevens and pairs of cards, counted exactly and dealt at random.
@Suite("Elevens and Matching against the world")
struct ElevensWorldTests {
  /// How many hands of some size have no move, as coefficients of a polynomial.
  ///
  /// Of the two ranks of each of the five sums only one may be there: 2 (1 + x)^4 − 1 ways. Of the
  /// twelve court cards not all three ranks may be there: (1 + x)^12 − ((1 + x)^4 − 1)^3 ways.
  private func handsWithoutMove(of size: Int) -> Int {
    let rank = [1, 4, 6, 4, 1]
    let oneOfTwo = rank.enumerated().map { $0 == 0 ? 2 * $1 - 1 : 2 * $1 }
    let some = [0, 4, 6, 4, 1]
    let allThree = multiply(multiply(some, some), some)
    let courts = zip(multiply(multiply(rank, rank), rank), allThree).map(-)
    return (0..<5).reduce(courts) { product, _ in multiply(product, oneOfTwo) }[size]
  }

  private func multiply(_ first: [Int], _ second: [Int]) -> [Int] {
    var product = Array(repeating: 0, count: first.count + second.count - 1)
    for (power, factor) in first.enumerated() {
      for (other, value) in second.enumerated() { product[power + other] += factor * value }
    }
    return product
  }

  private func choose(_ count: Int, outOf total: Int) -> Int {
    (0..<count).reduce(1) { $0 * (total - $1) / ($1 + 1) }
  }

  @Test("Over all hands of four and five cards the game finds no move exactly as often as counted")
  func allHands() throws {
    for size in 4...5 {
      var without = 0
      try forEachHand(of: size) { cards, ways in
        if try ElevensGame(from: Deck(cards), tableSize: size).isOver { without += ways }
      }
      #expect(without == handsWithoutMove(of: size))
    }
  }

  @Test("A random deal has no move at the start as often as counted")
  func deals() throws {
    let chance = Double(handsWithoutMove(of: 9)) / Double(choose(9, outOf: 52))
    let games = 8000
    var without = 0
    for seed in 0..<UInt64(games)
    where try ElevensGame(from: Deck.standard.shuffled(seed: seed)).isOver { without += 1 }
    let share = Proportion(without, of: games)
    #expect(abs(share.rate - chance) < 4 * (chance * (1 - chance) / Double(games)).squareRoot())
  }

  /// After a first card 51 are left: 3 of its rank, 12 of its suit. So 15/51 = 5/17 match, and the
  /// points are 4 · 3/51 + 12/51 = 24/51 on average.
  @Test("Two random cards match with a chance of 5/17")
  func matching() throws {
    let games = 8000
    var matches = 0
    var points = 0
    for seed in 0..<UInt64(games) {
      var game = try LessonGame(cardCount: 2, from: Deck.standard.shuffled(seed: seed))
      game.chooseCard(at: 0)
      if game.chooseCard(at: 1) == .matched {
        matches += 1
        points += (game.score + 2) / 4
      }
    }
    let error = (5.0 / 17 * 12 / 17 / Double(games)).squareRoot()
    #expect(abs(Double(matches) / Double(games) - 5.0 / 17) < 4 * error)
    // The mean square is (16 · 3 + 12) / 51.
    let deviation = (60.0 / 51 - (24.0 / 51) * (24.0 / 51)).squareRoot()
    #expect(
      abs(Double(points) / Double(games) - 24.0 / 51) < 4 * deviation / Double(games).squareRoot())
  }

  @Test("Of all pairs of cards exactly 5 in 17 match")
  func allPairs() {
    let cards = Deck.standard.cards
    let rule = RankOrSuitRule()
    var matches = 0
    for first in cards.indices {
      for second in cards.indices[(first + 1)...]
      where rule.points(for: [cards[first], cards[second]]) > 0 { matches += 1 }
    }
    #expect(matches * 17 == 5 * choose(2, outOf: 52))
  }

  /// Gives a hand for each way to have so many of each rank, and how many hands are like it.
  private func forEachHand(of size: Int, _ body: ([PlayingCard], Int) throws -> Void) throws {
    let ways = [1, 4, 6, 4, 1]
    func extend(_ cards: [PlayingCard], _ count: Int, from rank: Int) throws {
      guard cards.count < size else { return try body(cards, count) }
      guard rank <= 13, let next = Rank(rawValue: rank) else { return }
      for number in 0...min(4, size - cards.count) {
        let more = Suit.allCases.prefix(number).map { PlayingCard(next, of: $0) }
        try extend(cards + more, count * ways[number], from: rank + 1)
      }
    }
    try extend([], 1, from: 1)
  }
}
