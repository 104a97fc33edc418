import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

/// Mistakes on a table that is looked at once, in the middle of a game.
@Suite("A table in the middle of a game")
struct StillTableTests {
  private let game = StillGame(.faceUp, .faceDown, .matched, .matched)

  private func diagnoses(_ change: (RecordingTableView) -> Void) -> [Diagnosis] {
    let table = RecordingTableView.showing(game)
    change(table)
    return diagnose(table, against: game)
  }

  @Test("isEnabled the wrong way round is one mistake of all cards")
  func enabledInverted() {
    let found = diagnoses { for button in $0.buttons { button.isEnabled.toggle() } }
    #expect(found.map(\.code) == [.enabledInverted])
    #expect(found[0].headline.contains("matched cards can be touched and all others cannot"))
  }

  @Test("All cards disabled is one mistake")
  func allDisabled() {
    let found = diagnoses { for button in $0.buttons { button.isEnabled = false } }
    #expect(found.map(\.code) == [.allDisabled])
  }

  @Test("A table on which nothing was set is one mistake")
  func untouched() {
    let found = diagnose(RecordingTableView(cardCount: 4), against: game)
    #expect(found.map(\.code) == [.nothingUpdated])
  }

  @Test("The first cards only are one mistake")
  func firstOnly() {
    let full = RecordingTableView(cardCount: 4)
    full.buttons[0].setTitle("A♠", for: .normal)
    full.buttons[0].setBackgroundImage(.cardFront, for: .normal)
    full.score.text = "Score: 0"
    let found = diagnose(full, against: game)
    #expect(found.map(\.code) == [.buttonsLeftOut])
    #expect(found[0].headline == "Buttons 1-3 were never set: only 0 is brought up to date.")
  }

  @Test("Cards one place to the right are one mistake")
  func shifted() {
    let game = StillGame(.faceUp, .faceUp, .faceUp, .faceUp)
    let table = RecordingTableView.showing(game)
    for (index, title) in ["K♦", "A♠", "A♥", "5♠"].enumerated() {
      table.buttons[index].setTitle(title, for: .normal)
    }
    let found = diagnose(table, against: game)
    #expect(found.map(\.code) == [.valuesOnWrongButtons])
    #expect(found[0].headline.hasSuffix("each card is 1 to the right of its place."))
  }

  @Test("Two mistakes are two reports, the one that spoils more first")
  func two() {
    let found = diagnoses { table in
      table.score.text = "0"
      for button in table.buttons { button.setImage(.cardBack, for: .normal) }
    }
    #expect(found.map(\.code) == [.wrongPictureSlot, .scoreInAnotherForm])
  }

  @Test("What has no name is reported as it is")
  func unnamed() {
    var style = TableStyle.lesson
    style.selection = .faceUp
    let game = StillGame(.faceUp)
    let found = diagnose(.showing(game), against: game, style: style)
    #expect(found.map(\.code) == [.cardsDiffer])
    #expect(found.last?.headline == "One card looks otherwise than it should.")
    let face = "A♠ on cardfront"
    #expect(
      found.last?.rows == [.init(subject: "card 0", expected: face + ", selected", shown: face)])
  }

  @Test("What has no name beside a mistake that has is counted, and no report of its own")
  func folded() {
    let found = diagnoses { table in
      table.buttons[1].setTitle("?", for: .normal)
      table.buttons[1].setBackgroundImage(CardImage(named: "stars"), for: .normal)
    }
    #expect(found.map(\.code) == [.unknownPicture] && found.first?.consequenceCount == 1)
  }

  @Test("The right use of the foreground slot raises nothing")
  func foregroundSlot() {
    let found = diagnoses { table in
      for (button, card) in zip(table.buttons, game.cards) {
        let back = CardImage.cardBack.withRenderingMode(.alwaysOriginal)
        button.setImage(card.isFaceVisible ? .transparent : back, for: .normal)
        button.setBackgroundImage(.cardFront, for: .normal)
      }
    }
    #expect(found == [])
  }

  @Test("More buttons than cards are left alone")
  func moreButtons() {
    let table = RecordingTableView(cardCount: 6)
    for (button, card) in zip(table.buttons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.score.text = "Score: 0"
    #expect(diagnose(table, against: game) == [])
  }
}
