import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("Lesson 07: touch, choose, update")
struct Lesson07TouchChooseUpdate {
  @Test("A touch reaches the game as an index, and comes back as a whole table")
  func touch() {
    let table = RecordingTableView(cardCount: 12)
    let controller = MatchingGameController(table: table) { .m12 }
    controller.touchCardButton(table.cardButtons[3])
    #expect(controller.game.faceUpIndices == [3])
    #expect(table.appearance.cards[3].title == "K♦")
    #expect(table.appearance.score == "Score: -1")
  }

  @Test("A button that is not on the table has no index, and changes nothing")
  func stranger() {
    let table = RecordingTableView(cardCount: 12)
    let controller = MatchingGameController(table: table) { .m12 }
    let stranger = RecordingTableView(cardCount: 1).buttons[0]
    #expect(table.index(of: stranger) == nil)
    controller.touchCardButton(stranger)
    #expect(controller.game == MatchingGame.m12)
  }

  @Test("The game is made for as many buttons as there are")
  func lazyGame() {
    let controller = MatchingGameController(table: RecordingTableView(cardCount: 16)) { .standard }
    #expect(controller.game.cards.count == 16)
  }

  @Test("Updating before choosing shows everything one touch late")
  func early() {
    let table = RecordingTableView(cardCount: 12)
    let controller = EarlyController(table: table) { .m12 }
    controller.touchCardButton(table.cardButtons[0])
    #expect(controller.game.faceUpIndices == [0])
    #expect(table.appearance.cards[0].description == "cardback")
    let played = play([.touch(0), .touch(3)], of: MatchingGame.m12) { table, makeDeck in
      EarlyController(table: table, makeDeck: makeDeck)
    }
    #expect(played.moves == [.touch(0)])
    #expect(!played.diagnoses.isEmpty)
  }

  @Test("A zero for a button that was not found turns the first card")
  func zeroForUnknown() {
    let table = RecordingTableView(cardCount: 12)
    let controller = FirstCardController(table: table) { .m12 }
    controller.touchCardButton(RecordingTableView(cardCount: 1).buttons[0])
    #expect(controller.game.faceUpIndices == [0])
  }
}

final class EarlyController: MatchingGameController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    updateUI()
    game.chooseCard(at: index)
  }
}

final class FirstCardController: MatchingGameController {
  override func touchCardButton(_ sender: any CardButton) {
    game.chooseCard(at: table.index(of: sender) ?? 0)
    updateUI()
  }
}
