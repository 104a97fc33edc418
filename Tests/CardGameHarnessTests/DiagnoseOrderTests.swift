import CardGameHarness
import CardGameModel
import Testing

/// A rule that compares the last card with each of the others, and those not with each other.
private struct LastOnly: MatchRule {
  func points(for faces: [PlayingCard]) -> Int {
    faces.dropLast().reduce(0) { $0 + RankOrSuitRule().points(for: [$1, faces[faces.count - 1]]) }
  }
}

@Suite("The order of touches")
struct DiagnoseOrderTests {
  @Test("By the right rule the verdict on K♦ K♥ 7♣ is one, and so is that on A♠ K♦ 9♣")
  func right() throws {
    let game = try LessonGame(cardCount: 12, from: .m12, matching: 3)
    #expect(diagnoseOrder(ofTouching: [3, 5, 7], in: game).isEmpty)
    #expect(diagnoseOrder(ofTouching: [0, 3, 4], in: game).isEmpty)
  }

  @Test("A rule that favours the last card is told by two orders, with all six in the evidence")
  func wrong() throws {
    let game = try MatchingGame(cardCount: 12, from: .m12, matching: 3, rule: LastOnly())
    let diagnoses = diagnoseOrder(ofTouching: [3, 5, 7], in: game)
    #expect(diagnoses.map(\.code) == [.orderMatters])
    #expect(diagnoses.first?.rows.count == 6)
    #expect(diagnoses.first?.headline.contains("K♦ K♥ 7♣") == true)
  }
}
