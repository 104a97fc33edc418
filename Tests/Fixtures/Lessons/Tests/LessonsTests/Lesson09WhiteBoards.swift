import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("Lesson 09: white boards")
struct Lesson09WhiteBoards {
  @Test("Behind the title, or in front of it")
  func slots() {
    let button = RecordingTableView(cardCount: 12).buttons[0]
    button.setTitle("A♠", for: .normal)
    button.setBackgroundImage(.cardFront, for: .normal)
    #expect(button.appearance.description == "A♠ on cardfront")
    button.setImage(.cardFront, for: .normal)
    #expect(button.appearance.description == "a blank board")
  }

  @Test("On a custom button the picture keeps its colours, and the title is gone all the same")
  func custom() {
    let button = RecordingTableView(cardCount: 12, buttonType: .custom).buttons[0]
    button.setTitle("A♠", for: .normal)
    button.setImage(.cardFront, for: .normal)
    #expect(button.appearance.description == "cardfront")
  }

  @Test("The slot in front is not forbidden: a back that is taken away is right")
  func rightUse() {
    let button = RecordingTableView(cardCount: 12, buttonType: .custom).buttons[0]
    button.setTitle("A♠", for: .normal)
    button.setBackgroundImage(.cardFront, for: .normal)
    button.setImage(.cardBack, for: .normal)
    #expect(button.appearance.description == "cardback")
    button.setImage(nil, for: .normal)
    #expect(button.appearance.description == "A♠ on cardfront")
  }

  @Test("One touch makes twelve white boards, while the game is right")
  func twelve() {
    let table = RecordingTableView(cardCount: 12)
    let controller = WhiteBoardController(table: table) { .m12 }
    controller.perform(.touch(0), on: table)
    #expect(controller.game.faceUpIndices == [0])
    #expect(table.appearance.cards.map(\.picture) == Array(repeating: .blankBoard, count: 12))
  }

  @Test("The report names the word and the line")
  func report() {
    let table = RecordingTableView(cardCount: 12)
    let controller = WhiteBoardController(table: table) { .m12 }
    controller.perform(.touch(0), on: table)
    var style = TableStyle.lesson
    style.modeUse = .unchecked
    let diagnoses = diagnose(table, against: controller.game, style: style)
    #expect(diagnoses.map(\.code) == [.wrongPictureSlot])
    #expect(
      diagnoses.first?.report == """
        12 cards are blank boards: setImage was called where setBackgroundImage was
        meant.
                      should show        shows
          card 0      A♠ on cardfront    a blank board
          cards 1-11  cardback           a blank board
        Set by    Lesson09WhiteBoards.swift:83  updateUI()
        Why       A button's image lies in front of its title and pushes it out, and a
                  system button draws it as a flat shape in the tint colour; its
                  background image lies behind the title, as it is.
        Try       button.setBackgroundImage(picture, for: .normal)
        Name      wrong-picture-slot

         as it is                   as it should be
        ✗│███│✗│███│✗│███│✗│███│   ✓│A♠ │✓│░░░│✓│░░░│✓│░░░│
        ✗│███│✗│███│✗│███│✗│███│   ✓│░░░│✓│░░░│✓│░░░│✓│░░░│
        ✗│███│✗│███│✗│███│✗│███│   ✓│░░░│✓│░░░│✓│░░░│✓│░░░│
         Score: -1                  Score: -1
        """)
  }
}

final class WhiteBoardController: MatchingGameController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
  }
}
