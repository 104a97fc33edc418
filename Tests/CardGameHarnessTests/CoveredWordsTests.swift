import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("The report of a wrong table says no more than is known")
struct CoveredWordsTests {
  @Test("An attributed title that covers the right plain one is told, with what takes it away")
  func attributed() throws {
    let table = RecordingTableView.showing(StillGame(.faceDown, .faceDown))
    table.buttons[0].setAttributedTitle(CardText("A♠"), for: .normal)
    let found = diagnose(table, against: StillGame(.faceDown, .faceDown))
    #expect(found.map(\.code) == [.titleNotHidden])
    #expect(found[0].headline.contains("still says what was set as an attributed title"))
    #expect(found[0].advice.hasPrefix("button.setAttributedTitle(nil, for: .normal)"))
  }

  @Test("A title for the very state that the button is in is told as what covers the right one")
  func state() throws {
    let game = StillGame(.matched, .matched)
    let table = RecordingTableView.showing(game)
    table.mode.isEnabled = false
    table.buttons[0].setTitle("K♦", for: .disabled)
    let found = diagnose(table, against: game)
    #expect(found.map(\.code) == [.titleSpeltOtherwise])
    #expect(found[0].headline.contains("ard 0 still says what was set for .disabled"))
  }

  @Test("A picture in front of the right one is not called one in the wrong slot")
  func inFront() {
    let game = StillGame(.faceUp, .faceDown)
    let table = RecordingTableView.showing(game)
    table.buttons[0].setImage(.cardBack, for: .normal)
    let found = diagnose(table, against: game)
    #expect(found.map(\.code) == [.wrongPictureSlot])
    #expect(found[0].headline.contains("the picture behind is right"))
    #expect(found[0].advice == "button.setImage(nil, for: .normal)")
  }

  @Test("One card on another button says nothing about the order of all")
  func oneCard() {
    let game = StillGame(.faceDown, .faceUp, .faceDown, .faceDown)
    let table = RecordingTableView.showing(StillGame(.faceDown, .faceDown, .faceDown, .faceDown))
    table.buttons[3].setTitle("A♥", for: .normal)
    table.buttons[3].setBackgroundImage(.cardFront, for: .normal)
    table.mode.isEnabled = false
    let found = diagnose(table, against: game)
    #expect(found.map(\.code) == [.valuesOnWrongButtons])
    #expect(found[0].headline.hasSuffix("card 1 is shown on button 3."))
  }

  @Test("Titles alone that stand on other buttons are one mistake, and not two")
  func titles() throws {
    let game = StillGame(.faceUp, .faceDown, .faceDown)
    let table = RecordingTableView.showing(game)
    table.buttons[0].setTitle("", for: .normal)
    table.buttons[2].setTitle("A♠", for: .normal)
    let one = diagnose(table, against: game)
    #expect(one.map(\.code) == [.valuesOnWrongButtons])
    #expect(one[0].headline.hasSuffix("wrong buttons: that of card 0 stands on button 2."))

    let two = played(.touch(0), .touch(2)) { controller in
      controller.showAll()
      let titles = controller.game.cards.map(controller.title(for:))
      for (index, button) in controller.table.cardButtons.enumerated() {
        button.setTitle(titles[(index + 1) % titles.count], for: .normal)
      }
    }
    #expect(two.diagnoses.map(\.code) == [.valuesOnWrongButtons])
  }

  @Test("Buttons that are disabled one place off are one mistake, and not two")
  func enabling() {
    let played = played(.touch(0), .touch(1)) { controller in
      controller.showAll()
      for (index, button) in controller.table.cardButtons.enumerated() {
        button.isEnabled = !controller.game.cards[(index + 1) % 12].isMatched
      }
    }
    #expect(played.diagnoses.map(\.code) == [.valuesOnWrongButtons])
    #expect(played.diagnoses[0].headline.hasSuffix("each one is 1 to the left of its place."))
  }

  @Test("One title that is missing and another that is seen are two mistakes")
  func otherTitle() {
    let game = StillGame(.faceUp, .faceDown, .faceDown)
    let table = RecordingTableView.showing(game)
    table.buttons[0].setTitle("", for: .normal)
    table.buttons[2].setTitle("5♠", for: .normal)
    #expect(Set(diagnose(table, against: game).map(\.code)) == [.titleMissing, .titleNotHidden])
  }

  @Test("The score and the mode that are set at a touch only are one mistake after a deal")
  func labelsAtTouchOnly() throws {
    let played = played(.touch(0), .deal) { controller in
      for (button, card) in zip(controller.table.cardButtons, controller.game.cards) {
        button.setTitle(controller.title(for: card), for: .normal)
        button.setBackgroundImage(controller.backgroundImage(for: card), for: .normal)
      }
      guard controller.game.hasBegun else { return }
      controller.table.scoreLabel.text = "Score: \(controller.game.score)"
      controller.table.modeControl.isEnabled = false
    }
    #expect(played.diagnoses.map(\.code) == [.scoreNotReset])
    let headline = try #require(played.diagnoses.first?.headline)
    #expect(headline.hasSuffix("the mode control still show the game before the deal."))
  }

  @Test("A label that is hidden is not called empty")
  func hiddenLabel() {
    let game = StillGame(.faceDown, .faceDown)
    let table = RecordingTableView.showing(game)
    table.score.isHidden = true
    #expect(diagnose(table, against: game)[0].headline.hasSuffix("score label is hidden."))
    table.score.text = ""
    #expect(diagnose(table, against: game)[0].headline.hasSuffix("is empty and hidden."))
  }

  @Test("What is set for a finger on the button is told as what is wrong there")
  func finger() {
    let game = StillGame(.faceDown, .faceDown)
    let table = RecordingTableView.showing(game)
    table.buttons[0].setBackgroundImage(.cardFront, for: .highlighted)
    let found = diagnose(table, against: game)
    #expect(found.map(\.code) == [.picturesUnderFinger])
    #expect(found[0].headline.hasSuffix("what was set for .highlighted is wrong there."))
  }

  @Test("Words that name no card are not what was right before")
  func status() {
    var style = TableStyle.lesson
    style.status = .cards
    let played = played(.touch(0), style: style) { controller in
      controller.showAll()
      controller.table.statusLabel.text = "Score \(controller.game.score)"
    }
    #expect(played.diagnoses.map(\.code) == [.statusMissesCard])
  }

  @Test("Cards that a loop never came to were passed over")
  func passedOver() throws {
    let played = played(.touch(3), .touch(5)) { controller in
      for (index, card) in controller.game.cards.enumerated() {
        if card.isMatched { break }
        let button = controller.table.cardButtons[index]
        button.setTitle(controller.title(for: card), for: .normal)
        button.setBackgroundImage(controller.backgroundImage(for: card), for: .normal)
      }
      controller.table.scoreLabel.text = "Score: \(controller.game.score)"
      controller.table.modeControl.isEnabled = !controller.game.hasBegun
    }
    let first = try #require(played.diagnoses.first)
    #expect(first.code == .buttonsPassedOver)
    #expect(first.headline.contains("cards 3 and 5 were passed over"))
    #expect(first.headline.contains("only cards 0-2 were set by this move"))
  }
}
