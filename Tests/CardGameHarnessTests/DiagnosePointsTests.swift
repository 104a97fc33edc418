import CardGameHarness
import CardGameModel
import Testing

@Suite("Points of a rule")
struct DiagnosePointsTests {
  @Test("The kit's rule passes")
  func right() {
    #expect(diagnosePoints { RankOrSuitRule().points(for: $0) }.isEmpty)
  }

  @Test("A rule without suits is told, with two cards that show it")
  func noSuits() throws {
    let diagnosis = try #require(
      diagnosePoints { RankOrSuitRule(suitPoints: 0).points(for: $0) }.first)
    #expect(
      diagnosis.headline
        == "A♠ 2♠ earn 0 points and should earn 1: cards of one suit earn nothing.")
  }

  @Test("A rule that compares the last card with the others only is told from three cards on")
  func lastOnly() throws {
    let diagnosis = try #require(
      diagnosePoints { cards in
        cards.dropLast().reduce(0) {
          $0 + RankOrSuitRule().points(for: [$1, cards[cards.count - 1]])
        }
      }.first)
    #expect(diagnosis.code == .notAllPairsCompared)
    #expect(diagnosis.headline.contains("the last card is compared"))
  }

  @Test("A rule of two cards only is told")
  func twoOnly() {
    let codes = diagnosePoints { $0.count == 2 ? RankOrSuitRule().points(for: $0) : 0 }.map(\.code)
    #expect(codes == [.pairsCountedWrongly])
  }

  @Test("A rule that is wrong in an unknown way is told by the order, or as it is")
  func unknown() {
    let byOrder = diagnosePoints { cards in
      cards[0].rank.rawValue > cards[1].rank.rawValue ? 9 : RankOrSuitRule().points(for: cards)
    }
    #expect(byOrder.map(\.code) == [.orderMatters])
    let odd = diagnosePoints { cards in
      cards.contains(PlayingCard(.ace, of: .spades)) ? 7 : RankOrSuitRule().points(for: cards)
    }
    #expect(odd.map(\.code) == [.pointsWrong])
  }

  @Test("Equal cards, colours and the bonus are told")
  func more() {
    let hands = [Deck.m12.cards + Deck.m12.cards, Array(Deck.m16.cards.prefix(5))]
    func cause(_ points: @escaping (PlayingCard, PlayingCard) -> Int) -> String {
      diagnosePoints(
        of: { cards in
          cards.indices.reduce(0) { sum, first in
            sum + cards[(first + 1)...].reduce(0) { $0 + points(cards[first], $1) }
          }
        }, hands: hands
      )[0].headline
    }
    #expect(
      cause { ($0.rank == $1.rank ? 4 : 0) + ($0.suit == $1.suit ? 1 : 0) }
        .hasSuffix("two equal cards earn the points of the suit as well."))
    #expect(
      cause { $0.suit == $1.suit ? 1 : $0.rank == $1.rank ? 4 : 0 }
        .hasSuffix("the suit is asked for first, so that two equal cards earn no more than that."))
    #expect(
      cause { $0 == $1 ? 0 : RankOrSuitRule().points(for: [$0, $1]) }
        .hasSuffix("a card is not compared with one that is equal to it."))
    #expect(
      cause { 4 * RankOrSuitRule().points(for: [$0, $1]) }.contains("multiplied by the bonus"))
  }

  @Test("What is wrong with two cards is not put down to a loop over many")
  func advice() {
    let both = diagnosePoints { ($0[0].rank == $0[1].rank ? 4 : 0) + 1 }
    #expect(both.first?.advice.contains("if card.rank == other.rank") == true)
    let twice = diagnosePoints { 2 * RankOrSuitRule().points(for: $0) }
    #expect(twice.first?.advice.contains("for (index, card)") == true)
  }

  @Test("Hands that do not count help to find the cause alone")
  func counting() {
    let (pair, other) = (Array(Deck.m12.cards.prefix(2)), Array(Deck.m12.cards[6...7]))
    let wrong = { (cards: [PlayingCard]) in cards == other ? 9 : 4 }
    #expect(diagnosePoints(of: wrong, hands: [pair, other], where: { $0 == pair }).isEmpty)
    #expect(!diagnosePoints(of: wrong, hands: [pair, other], where: { $0 == other }).isEmpty)
  }

  @Test("A rule that judges an order of its own is told, and a wrong one that does not is not")
  func order() throws {
    let hands = [Deck.m12.cards]
    #expect(diagnosePointsByOrder(of: { $0.count }, hands: hands).isEmpty)
    let diagnosis = try #require(
      diagnosePointsByOrder(of: { $0[0] == Deck.m12.cards[0] ? 1 : 0 }, hands: hands).first)
    #expect(diagnosis.code == .orderMatters)
    #expect(diagnosis.headline.hasPrefix("A♠ A♥ 5♠"))
  }
}
