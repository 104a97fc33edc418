import CardGameHarness
import CardGameModel
import CardGameTesting

@testable import Exercise05

/// What your two functions must do, in the order in which they are best written.
///
/// The first three checks look at `points(for:and:)`, the others at `points(for:)`. Those begin by
/// running your code in a process of its own, so that a crash there takes no other check with it.
@Suite("05 Do they match?", .exercise("05", file: "Points.swift"), .serialized)
struct PointsChecks {
  @Test("Two cards of one rank earn 4 points")
  func sameRank() {
    report(
      diagnosePoints(of: pointsOfTwo, hands: Hands.pairs, where: { $0[0].rank == $0[1].rank }))
  }

  @Test("Two cards of one suit earn 1 point")
  func sameSuit() {
    report(
      diagnosePoints(
        of: pointsOfTwo, hands: Hands.pairs,
        where: { $0[0].suit == $0[1].suit && $0[0].rank != $0[1].rank }))
  }

  @Test("Two cards that have nothing in common earn nothing")
  func nothingInCommon() {
    report(
      diagnosePoints(
        of: pointsOfTwo, hands: Hands.pairs,
        where: { $0[0].rank != $0[1].rank && $0[0].suit != $0[1].suit }))
  }

  @Test("Of three cards every pair counts")
  func threeCards() async {
    let survived = await #expect(
      processExitsWith: .success, "points(for:) crashed for two cards, or for three."
    ) {
      for hand in Hands.twos + Hands.threes { _ = points(for: hand) }
    }
    guard survived != nil else { return }
    report(
      diagnosePoints(
        of: { points(for: $0) }, hands: Hands.twos + Hands.threes, where: { $0.count == 3 }))
  }

  @Test("Of any number of cards every pair counts")
  func anyNumber() async {
    let survived = await #expect(
      processExitsWith: .success, "points(for:) crashed for two cards, or for three or more."
    ) {
      for hand in Hands.all + Hands.ofSeveralPacks { _ = points(for: hand) }
    }
    guard survived != nil else { return }
    report(
      diagnosePoints(
        of: { points(for: $0) }, hands: Hands.all + Hands.ofSeveralPacks, where: { $0.count != 3 }))
  }

  @Test("The order of the cards makes no difference")
  func order() async {
    let survived = await #expect(
      processExitsWith: .success, "points(for:) crashed for some cards in another order."
    ) {
      for hand in Hands.all { _ = points(for: hand.reversed()) }
    }
    guard survived != nil else { return }
    report(diagnosePointsByOrder(of: { points(for: $0) }, hands: Hands.all))
  }

  @Test("One card, or none, earns nothing")
  func fewCards() async {
    let survived = await #expect(
      processExitsWith: .success,
      """
      points(for:) crashed for one card, or for none. There is no cards[1] among one card, no \
      cards[0] among none, and no range from 1 up to 0.
      """
    ) {
      for hand in [[], [Hands.threes[0][0]]] { _ = points(for: hand) }
    }
    guard survived != nil else { return }
    report(diagnosePoints(of: { points(for: $0) }, hands: [[], [Hands.threes[0][0]]]))
  }
}

private func pointsOfTwo(_ cards: [PlayingCard]) -> Int { points(for: cards[0], and: cards[1]) }
