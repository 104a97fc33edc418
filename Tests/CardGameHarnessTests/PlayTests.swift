import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("Playing a script")
struct PlayTests {
  @Test("Right play raises nothing and makes every move")
  func right() {
    let result = played(.touch(0), .touch(1), .touch(0), .deal, .mode(3), .touchUnknownButton)
    #expect(result.diagnoses == [])
    #expect(result.moves.count == 6)
    #expect(result.table.appearance.selectedMode == 1)
  }

  @Test("It ends with the first move after which something is wrong")
  func ends() {
    let result = played(.touch(0), .touch(0), .touch(3), .touch(4)) { controller in
      controller.showAll()
      if controller.game.cards[3].isFaceUp { controller.table.scoreLabel.text = "" }
    }
    #expect(result.moves == [.touch(0), .touch(0), .touch(3)])
    #expect(result.diagnoses.map(\.code) == [.scoreMissing])
    #expect(result.diagnoses[0].moves == ["0", "0", "3"])
  }

  @Test("The kit's controller raises nothing in 300 random games")
  func kit() {
    for seed in UInt64(0)..<300 {
      var generator = SeededGenerator(seed: seed)
      let moves = Move.random(count: 25, cardCount: 12, using: &generator)
      let result = play(moves, of: LessonGame.m12, updatesFirst: seed.isMultiple(of: 2), seed: seed)
      {
        MatchingGameController(table: $0, makeDeck: $1)
      }
      #expect(result.diagnoses.isEmpty, "seed \(seed)")
    }
  }

  @Test("A new deal takes another deck, the same for the same seed")
  func deals() {
    func titles(seed: UInt64) -> [String] {
      play([.deal, .touch(0), .touch(1)], of: LessonGame.m12, seed: seed) {
        MatchingGameController(table: $0, makeDeck: $1)
      }.table.appearance.cards.map(\.title)
    }
    #expect(titles(seed: 1) == titles(seed: 1))
    #expect(Set((1...8).map { titles(seed: $0) }).count > 4)
  }

  @Test("A controller that looks at a deck twice gets the same cards")
  func twoLooks() {
    let result = play([.touch(0), .deal, .touch(0)], of: LessonGame.m12) { table, makeDeck in
      _ = makeDeck()
      return MatchingGameController(table: table) { [makeDeck] in
        _ = makeDeck()
        return makeDeck()
      }
    }
    #expect(result.diagnoses == [])
  }

  @Test("A table that was never touched is looked at as the storyboard left it")
  func untouched() {
    #expect(played().diagnoses == [])
    #expect(played(.touchUnknownButton).diagnoses == [])
    #expect(played(updatesFirst: true).diagnoses == [])
  }

  @Test("An update that sets nothing is named at the start")
  func emptyUpdate() {
    #expect(played(.touch(0)) { _ in }.diagnoses.map(\.code) == [.nothingUpdated])
  }

  @Test("A change of mode in the middle holds from the next deal, where the style has it open")
  func modeAlways() {
    let moves: [Move] = [.touch(0), .mode(3), .touch(1), .deal, .touch(0), .touch(1)]
    let result = play(moves, of: LessonGame.m12, style: TableStyle(modeUse: .always)) {
      table, makeDeck in
      ChangedController(table: table, cardsToMatch: 2, makeDeck: makeDeck) { controller in
        controller.showAll()
        controller.table.modeControl.isEnabled = true
      }
    }
    #expect(result.diagnoses == [])
    #expect(result.table.appearance.cards.count { !$0.title.isEmpty } == 2)
  }

  @Test("A controller that is different each time is still reported")
  func unsteady() {
    var made = 0
    let result = play([.touch(0)], of: LessonGame.m12) { table, makeDeck in
      made += 1
      let isWrong = made == 1
      return ChangedController(table: table, cardsToMatch: 2, makeDeck: makeDeck) { controller in
        controller.showAll()
        if isWrong { controller.table.scoreLabel.text = "" }
      }
    }
    #expect(result.diagnoses.map(\.code) == [.scoreMissing])
    #expect(made == 2)
  }
}
