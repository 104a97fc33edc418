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
}
