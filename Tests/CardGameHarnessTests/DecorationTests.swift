import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("Colours, borders and buttons that come and go")
struct DecorationTests {
  private func codes(
    _ moves: Move..., style: TableStyle, update: @escaping (ChangedController) -> Void
  ) -> [DiagnosisCode] {
    play(moves, of: LessonGame.m12, style: style, recording: .changes) { table, makeDeck in
      ChangedController(table: table, cardsToMatch: 2, makeDeck: makeDeck, update: update)
    }.diagnoses.map(\.code)
  }

  private var red: TableStyle {
    var style = TableStyle.lesson
    style.titleColor = { _ in .red }
    return style
  }

  @Test("Words must have the colour that the style gives them, and none is not enough")
  func colour() {
    for color in [nil, CardColor.black] {
      let found = codes(.touch(0), style: red) { controller in
        controller.showAll()
        for button in controller.table.cardButtons {
          button.setAttributedTitle(
            button.title(for: .normal).map { CardText($0, color: color) }, for: .normal)
        }
      }
      #expect(found == [.titleColorWrong])
    }
    let right = codes(.touch(0), style: red) { controller in
      controller.showAll()
      for button in controller.table.cardButtons {
        button.setAttributedTitle(
          button.title(for: .normal).map { CardText($0, color: .red) }, for: .normal)
      }
    }
    #expect(right.isEmpty)
  }

  @Test("A border that stays is named, and one that is missing is reported")
  func selection() {
    var style = TableStyle.lesson
    style.selection = .faceUp
    let kept = codes(.touch(0), .touch(0), style: style) { controller in
      controller.showAll()
      for (button, card) in zip(controller.table.cardButtons, controller.game.cards)
      where card.isFaceUp { button.isSelected = true }
    }
    #expect(kept == [.selectionNotCleared])
    #expect(codes(.touch(0), style: style) { $0.showAll() } == [.cardsDiffer])
  }

  @Test("Matched cards may have to be gone, and then must not be seen")
  func gone() {
    var style = TableStyle.lesson
    style.hidesMatched = true
    #expect(codes(.touch(0), .touch(1), style: style) { $0.showAll() } == [.cardsDiffer])
    let right = codes(.touch(0), .touch(1), .touch(2), style: style) { controller in
      controller.showAll()
      for (button, card) in zip(controller.table.cardButtons, controller.game.cards) {
        button.alpha = card.isMatched ? 0 : 1
      }
    }
    #expect(right.isEmpty)
  }

  @Test("A card that has faded away is hidden")
  func faded() {
    let found = codes(.touch(0), style: .lesson) { controller in
      controller.showAll()
      controller.table.cardButtons[4].alpha = 0
    }
    #expect(found == [.cardHidden])
  }
}
