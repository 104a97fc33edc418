import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("Lesson 12: deal again")
struct Lesson12DealAgain {
  @Test("After a deal the table is as at the start")
  func deal() {
    let table = RecordingTableView(cardCount: 12)
    let controller = MatchingGameController(table: table) { .m12 }
    controller.updateUI()
    let start = table.appearance
    for move: Move in [.touch(0), .touch(1), .touch(3), .deal] {
      controller.perform(move, on: table)
    }
    #expect(table.appearance == start)
    #expect(table.appearance.score == "Score: 0")
  }

  @Test("A history of values keeps every game as it was")
  func history() {
    var game = MatchingGame.m12
    var history = [game]
    for index in [0, 1, 3] {
      game.chooseCard(at: index)
      history.append(game)
    }
    #expect(history.map(\.score) == [0, -1, 14, 13])
    game = history[1]
    #expect(game.faceUpIndices == [0])
  }

  @Test("A deck that is dealt from again and again runs dry at the fifth game")
  func halfUsedDeck() {
    var deck = Deck.standard
    for _ in 1...4 {
      #expect(deck.draw(12) != nil)
    }
    #expect(deck.count == 4)
    #expect(deck.draw(12) == nil)
  }

  @Test("A new game that is not shown leaves the old faces on the table")
  func notShown() {
    let table = RecordingTableView(cardCount: 12)
    let controller = SilentDealController(table: table) { .m12 }
    for move: Move in [.touch(0), .touch(1), .deal] { controller.perform(move, on: table) }
    #expect(controller.game.score == 0)
    #expect(table.appearance.score == "Score: 14")
    #expect(diagnose(table, against: controller.game).isEmpty == false)
  }
}

final class SilentDealController: MatchingGameController {
  override func touchDealButton(_ sender: any CardButton) {
    game = MatchingGame.m12
  }
}
