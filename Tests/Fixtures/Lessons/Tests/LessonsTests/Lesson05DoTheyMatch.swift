import CardGameModel
import Testing

@Suite("Lesson 05: do they match?")
struct Lesson05DoTheyMatch {
  @Test("Every pair counts, and the order does not")
  func pairs() throws {
    let rule = RankOrSuitRule()
    #expect(try rule.points(for: [PlayingCard](parsing: "K♦ K♥")) == 4)
    #expect(try rule.points(for: [PlayingCard](parsing: "K♦ 3♦")) == 1)
    #expect(try rule.points(for: [PlayingCard](parsing: "K♦ 7♣")) == 0)
    #expect(try rule.points(for: [PlayingCard](parsing: "K♦ K♥ 3♦")) == 5)
    #expect(try rule.points(for: [PlayingCard](parsing: "3♦ K♦ K♥")) == 5)
  }

  @Test("Who compares with the last card alone misses the pair before it")
  func lastOnly() throws {
    func pointsWithLast(_ cards: [PlayingCard]) -> Int {
      var points = 0
      for card in cards.dropLast() {
        points += RankOrSuitRule().points(for: [card, cards.last!])
      }
      return points
    }
    #expect(try pointsWithLast([PlayingCard](parsing: "7♣ K♦ K♥")) == 4)
    #expect(try pointsWithLast([PlayingCard](parsing: "K♦ K♥ 7♣")) == 0)
  }

  @Test("Who compares each with each counts every pair twice")
  func twice() throws {
    let cards = try [PlayingCard](parsing: "K♦ K♥ 7♣")
    var points = 0
    for card in cards {
      for other in cards where other != card {
        points += RankOrSuitRule().points(for: [card, other])
      }
    }
    #expect(points == 8)
  }
}
