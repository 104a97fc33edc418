import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

/// A controller that changes the mode in some way.
private final class Changing: MatchingGameController {
  var change: (Changing, Int) -> Void = { _, _ in }

  override func changeMode(_ sender: any CardSegmentedControl) {
    change(self, sender.selectedSegmentIndex)
    updateUI()
  }
}

@Suite("How a controller changes the number to match")
struct DiagnoseModeTests {
  fileprivate func codes(
    _ aspects: Set<ModeAspect> = Set(ModeAspect.allCases), change: @escaping (Changing, Int) -> Void
  ) -> [DiagnosisCode] {
    diagnoseMode(
      cardCount: 12, from: Deck.m12.cards, comparing: aspects,
      game: { (controller: Changing) in controller.game },
      on: { table, makeDeck in
        let controller = Changing(table: table, makeDeck: makeDeck)
        controller.change = change
        return controller
      }
    ).map(\.code)
  }

  @Test("A number that holds at once, is kept at a deal and stays in play is right")
  func right() {
    let codes = codes { controller, place in
      if controller.game.changeMode(to: place + 2) == .dealt { controller.cardsToMatch = place + 2 }
    }
    #expect(codes.isEmpty)
  }

  @Test("Wrong ways are told apart")
  func wrong() {
    #expect(codes { _, _ in } == [.modeChangeIgnored])
    #expect(codes { $0.game.changeMode(to: $1 + 3) } == [.modeOfAnotherNumber])
    #expect(
      codes { controller, place in
        var generator = SeededGenerator(seed: 1)
        var deck = Deck.m12
        deck.shuffle(using: &generator)
        try? controller.game.deal(deck)
        controller.game.changeMode(to: place + 2)
      } == [.modeChangeDeals])
    #expect(codes([.survivesDeal]) { $0.game.changeMode(to: $1 + 2) } == [.modeLostOnDeal])
  }

  @Test("A number that was asked for too late, and holds from the next deal on, is noticed")
  func late() {
    let change = { (controller: Changing, place: Int) in
      controller.cardsToMatch = place + 2
      controller.game.changeMode(to: place + 2)
      return
    }
    #expect(codes([.lateChangeIsLost], change: change) == [.modeChangedInPlay])
    #expect(codes([.staysInPlay, .survivesDeal, .takesEffect], change: change).isEmpty)
  }

  @Test("A number that changes in the middle of a game is noticed")
  func inPlay() {
    let codes = codes([.staysInPlay]) { controller, place in
      let pack = Deck(controller.game.pack)
      guard var game = try? LessonGame(cardCount: 12, from: pack, matching: place + 2) else {
        return
      }
      for index in controller.game.faceUpIndices { game.chooseCard(at: index) }
      controller.game = game
    }
    #expect(codes == [.modeChangedInPlay])
  }
}
