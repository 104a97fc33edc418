import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("Lesson 08: update the UI")
struct Lesson08UpdateTheUI {
  @Test("Three cards in the three positions, as they are seen")
  func positions() {
    let table = RecordingTableView(cardCount: 12)
    let controller = MatchingGameController(table: table) { .m12 }
    for index in [0, 1, 3] { controller.perform(.touch(index), on: table) }
    #expect(table.appearance.cards[2].description == "cardback")
    #expect(table.appearance.cards[3].description == "K♦ on cardfront")
    #expect(table.appearance.cards[0].description == "A♠ on cardfront, disabled")
  }

  @Test("Updating twice changes nothing the second time")
  func twice() {
    let table = RecordingTableView(cardCount: 12)
    let controller = MatchingGameController(table: table) { .m12 }
    controller.perform(.touch(0), on: table)
    let changeCount = table.recording.changes.count
    controller.updateUI()
    #expect(table.recording.changes.count == changeCount)
  }

  @Test("Who updates the touched button alone leaves the other card up")
  func onlyTouched() {
    let table = RecordingTableView(cardCount: 12)
    let controller = OneButtonController(table: table) { .m12 }
    controller.touchCardButton(table.cardButtons[0])
    controller.touchCardButton(table.cardButtons[3])
    #expect(controller.game.faceUpIndices == [3])
    #expect(table.appearance.cards[0].description == "A♠ on cardfront")
    var style = TableStyle.lesson
    style.modeUse = .unchecked
    let played = play([.touch(0), .touch(3)], of: MatchingGame.m12, style: style) {
      table, makeDeck in
      OneButtonController(table: table, makeDeck: makeDeck)
    }
    #expect(played.diagnoses.map(\.code) == [.onlyTouchedUpdated])
  }

  @Test("A title for the selected state is not one for selected and disabled")
  func states() {
    let button = RecordingTableView(cardCount: 1).buttons[0]
    button.setTitle("A♠", for: .selected)
    button.isSelected = true
    #expect(button.appearance.title == "A♠")
    button.isEnabled = false
    #expect(button.appearance.title == "")
  }
}

final class OneButtonController: MatchingGameController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
    let card = game.cards[index]
    sender.setTitle(title(for: card), for: .normal)
    sender.setBackgroundImage(backgroundImage(for: card), for: .normal)
    sender.isEnabled = !card.isMatched
    table.scoreLabel.text = "Score: \(game.score)"
  }
}
