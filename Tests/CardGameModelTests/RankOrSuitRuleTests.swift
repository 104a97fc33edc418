import CardGameModel
import Testing

@Suite("Rank or suit")
struct RankOrSuitRuleTests {
  private let rule = RankOrSuitRule()

  @Test("Of all pairs of the pack, 78 match by rank for 4 and 312 by suit for 1")
  func allPairs() {
    var points: [Int: Int] = [:]
    let cards = Deck.standard.cards
    for (index, card) in cards.enumerated() {
      for other in cards[..<index] { points[rule.points(for: [card, other]), default: 0] += 1 }
    }
    // 13 ranks of 4 · 3 / 2 pairs, 4 suits of 13 · 12 / 2 pairs, 1326 pairs in all.
    #expect(points == [4: 13 * 6, 1: 4 * 78, 0: 1326 - 78 - 312])
  }

  @Test(
    "Of more than two cards every pair counts",
    arguments: [
      ("K♦ K♥ 3♦", 5), ("K♦ K♥ 7♣", 4), ("A♠ A♥ A♦", 12), ("A♠ A♥ A♦ A♣", 24), ("A♠ 5♠ 2♠", 3),
      ("A♠ 5♠ 2♠ 8♠", 6), ("A♠ K♦ 9♣", 0), ("A♠ A♥ 5♠ 5♥", 10), ("A♠ A♥ 5♠ K♦ 9♣", 5),
    ])
  func sums(text: String, points: Int) throws {
    #expect(rule.points(for: try [PlayingCard](parsing: text)) == points)
  }

  @Test(
    "The order of the cards makes no difference",
    arguments: ["A♠ A♥", "K♦ K♥ 3♦", "A♠ A♥ 5♠ 5♥", "A♠ A♥ 5♠ K♦ 9♣", "A♠ 2♠ 2♥ 3♥ 3♦ 4♣"])
  func order(text: String) throws {
    let cards = try [PlayingCard](parsing: text)
    let points = Set(permutations(of: cards).map(rule.points))
    #expect(points.count == 1)
  }

  @Test("Fewer than two cards earn nothing")
  func tooFew() {
    #expect(rule.points(for: []) == 0)
    #expect(rule.points(for: [PlayingCard(.ace, of: .spades)]) == 0)
  }

  @Test("Two cards of the same rank and suit count by rank alone")
  func equalCards() throws {
    #expect(rule.points(for: try [PlayingCard](parsing: "A♠ A♠")) == 4)
  }

  @Test("The points of a rank and of a suit can be set")
  func ownPoints() throws {
    let rule = RankOrSuitRule(rankPoints: 10, suitPoints: 3)
    #expect(rule.points(for: try [PlayingCard](parsing: "K♦ K♥ 3♦")) == 13)
  }
}

/// All orders of some elements, equal ones taken as different.
func permutations<Element>(of elements: [Element]) -> [[Element]] {
  guard !elements.isEmpty else { return [[]] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(of: rest).map { [first] + $0 }
  }
}
