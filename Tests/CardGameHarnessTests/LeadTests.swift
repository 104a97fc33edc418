import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("How a headline begins")
struct LeadTests {
  /// The headline's beginning when the score label is not written during the last of some moves.
  private func lead(_ moves: Move...) -> String? {
    var count = 0
    let played = play(moves, of: LessonGame.m12, recording: .changes) { table, makeDeck in
      count = 0
      return ChangedController(table: table, cardsToMatch: 2, makeDeck: makeDeck) { controller in
        controller.showAll()
        count += 1
        if count == moves.count { controller.table.scoreLabel.text = "lost" }
      }
    }
    let headline = played.diagnoses.first?.headline
    return headline?.components(separatedBy: "the score").first
  }

  @Test("One, two and more touches are listed")
  func touches() {
    #expect(lead(.touch(3)) == "After touching card 3, ")
    #expect(lead(.touch(3), .touch(0)) == "After touching cards 3 and 0, ")
    #expect(lead(.touch(3), .touch(0), .touch(4)) == "After touching cards 3, 0 and 4, ")
  }

  @Test("Other moves are named")
  func others() {
    #expect(lead(.deal) == "After a new deal, ")
    #expect(lead(.mode(3)) == "After the choice to match 3 cards, ")
    #expect(
      lead(.touch(0), .deal, .touch(1))
        == "After touching card 0, then a new deal, then touching card 1, ")
  }

  @Test("Of many moves the last is told")
  func many() {
    let touches = [0, 3, 4, 6, 8, 2, 11].map(Move.touch)
    #expect(
      lead(touches[0], touches[1], touches[2], touches[3], touches[4], touches[5], touches[6])
        == "After 7 moves, the last of them a touch of card 11, ")
  }

  @Test("Before the first move it is the start")
  func start() {
    let played = played(updatesFirst: true) { $0.table.scoreLabel.text = "lost" }
    #expect(played.diagnoses.first?.headline.hasPrefix("At the start, ") == true)
  }
}

extension String {
  fileprivate func components(separatedBy word: String) -> [String] {
    firstRange(of: word).map { [String(self[..<$0.lowerBound])] } ?? [self]
  }
}

extension String {
  fileprivate func firstRange(of word: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(word) }.map { $0..<index($0, offsetBy: word.count) }
  }
}
