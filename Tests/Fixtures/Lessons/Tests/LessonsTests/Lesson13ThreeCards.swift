import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("Lesson 13: three cards")
struct Lesson13ThreeCards {
  @Test("Six orders, one verdict")
  func sixOrders() throws {
    let orders = [[3, 5, 7], [3, 7, 5], [5, 3, 7], [5, 7, 3], [7, 3, 5], [7, 5, 3]]
    for order in orders {
      var game = try LessonGame(cardCount: 12, from: .m12, matching: 3)
      for index in order { game.chooseCard(at: index) }
      #expect(game.score == 13)
      #expect(game.matchedIndices == [3, 5, 7])
    }
  }

  @Test("After a mismatch only the last card is up, and it counts for the next turn")
  func mismatch() throws {
    var game = try LessonGame(cardCount: 12, from: .m12, matching: 3)
    for index in [0, 3, 4] { game.chooseCard(at: index) }
    #expect(game.score == -5)
    #expect(game.faceUpIndices == [4])
    #expect(game.chooseCard(at: 6) == .turnedUp)
    #expect(game.chooseCard(at: 8) == .mismatched)
    #expect(game.faceUpIndices == [8])
  }

  @Test("The mode can be changed until the first card is chosen")
  func mode() {
    let table = RecordingTableView(cardCount: 12)
    let controller = MatchingGameController(table: table) { .m12 }
    controller.perform(.mode(3), on: table)
    #expect(controller.game.cardsToMatch == 3)
    #expect(table.mode.selectedSegmentIndex == 1)
    controller.perform(.touch(3), on: table)
    #expect(table.mode.isEnabled == false)
    controller.perform(.touch(5), on: table)
    #expect(controller.game.faceUpIndices == [3, 5])
  }

  @Test("Points that are added for each partner are added twice")
  func eachPartner() {
    let points = 4
    var score = -3
    for _ in 1...2 {
      score += points * 4
    }
    #expect(score == 29)
  }
}
