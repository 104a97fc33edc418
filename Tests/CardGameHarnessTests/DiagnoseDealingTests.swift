import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

/// A controller that deals in some way.
private final class Dealing: MatchingGameController {
  var deal: (Dealing) -> Void = { _ in }

  override func touchDealButton(_ sender: any CardButton) {
    deal(self)
    updateUI()
  }
}

@Suite("What is left over after a deal")
struct DiagnoseDealingTests {
  fileprivate func codes(_ deal: @escaping (Dealing) throws -> Void) -> [DiagnosisCode] {
    diagnoseDealing(
      3, after: [.touch(0), .touch(3)], cardCount: 12, decks: DeckSupply(pack: Deck.m12.cards),
      game: { (controller: Dealing) in controller.game },
      on: { table, makeDeck in
        let controller = Dealing(table: table, makeDeck: makeDeck)
        controller.deal = { try? deal($0) }
        return controller
      }
    ).map(\.code)
  }

  @Test("A whole new game from the next deck is right")
  func right() {
    #expect(codes { $0.game = try LessonGame(cardCount: 12, from: $0.makeDeck()) }.isEmpty)
    #expect(codes { try $0.game.deal($0.makeDeck()) }.isEmpty)
  }

  @Test("Ways to leave something over are told apart")
  func wrong() {
    #expect(codes { _ in } == [.dealDoesNothing])
    #expect(codes { try $0.game.deal(Deck($0.game.pack)) } == [.sameCardsDealt])
    #expect(codes { try $0.game.deal(Deck($0.game.pack.reversed())) } == [.dealtOtherwise])
    #expect(
      codes { controller in
        _ = controller.makeDeck()
        try controller.game.deal(controller.makeDeck())
      } == [.deckAskedAgain])
    #expect(
      codes { controller in
        try controller.game.deal(controller.makeDeck())
        controller.game.chooseCard(at: 5)
      } == [.notAllReset])
    #expect(
      codes { controller in
        try controller.game.deal(controller.makeDeck())
        controller.game.chooseCard(at: 5)
        controller.game.chooseCard(at: 5)
      } == [.notAllReset])
    #expect(
      codes { controller in
        try controller.game.deal(controller.makeDeck())
        controller.game.changeMode(to: 3)
      } == [.notAllReset])
  }
}
