import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("Lesson 10: find the bug")
struct Lesson10FindTheBug {
  @Test("Ask the game, ask the screen, ask who did it")
  func threeQuestions() {
    let table = RecordingTableView(cardCount: 12)
    let controller = MysteryController(table: table) { .m12 }
    for index in [0, 1] { controller.perform(.touch(index), on: table) }

    // Is the game right?
    #expect(controller.game.matchedIndices == [0, 1])
    #expect(controller.game.score == 14)

    // Does the screen show it?
    #expect(table.appearance.score == "Score: 14")
    #expect(table.appearance.cards[0].description == "cardback, disabled")

    // What was done last to the button that is wrong, and by which line?
    let change = table.recording.lastChange(of: .card(0), .backgroundImage(.normal))
    #expect(change?.description.hasPrefix("move 2, card 0: background image") == true)
    #expect(change?.caller?.site?.description.contains("Lesson10FindTheBug.swift") == true)
  }

  @Test("Four scripts visit every rule of choosing")
  func fourScripts() {
    let scripts = [[0, 0], [0, 1, 0], [0, 2], [0, 3]]
    for script in scripts {
      let played = play(script.map { .touch($0) }, of: MatchingGame.m12) { table, makeDeck in
        MatchingGameController(table: table, makeDeck: makeDeck)
      }
      #expect(played.diagnoses.isEmpty)
    }
  }
}

final class MysteryController: MatchingGameController {
  override func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.isFaceUp ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceUp ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
  }
}
