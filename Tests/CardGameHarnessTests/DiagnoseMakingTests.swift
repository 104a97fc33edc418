import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("How a controller makes its game")
struct DiagnoseMakingTests {
  func codes(
    _ aspects: Set<MakingAspect> = Set(MakingAspect.allCases),
    _ makeController: (any CardTableView, @escaping () -> Deck<PlayingCard>)
      -> MatchingGameController
  ) -> [DiagnosisCode] {
    diagnoseMaking(
      cardCount: 12, from: Deck.standard.cards, comparing: aspects,
      game: { (controller: MatchingGameController) in controller.game }, on: makeController
    ).map(\.code)
  }

  @Test("The kit's controller makes its game when it is needed, from one deck, for every button")
  func right() {
    #expect(codes { MatchingGameController(table: $0, makeDeck: $1) }.isEmpty)
  }

  @Test("A deck that is asked for while the controller is made is asked for too early")
  func early() {
    let codes = codes { table, makeDeck in
      let deck = makeDeck()
      return MatchingGameController(table: table) { deck }
    }
    #expect(codes == [.gameMadeTooEarly])
  }

  @Test("A game from another deck is noticed")
  func otherDeck() {
    #expect(
      codes { table, _ in MatchingGameController(table: table) { .standard } } == [.deckNeverAsked])
  }

  @Test("A game that is larger than the table is noticed")
  func size() {
    let codes = codes([.size]) { _, makeDeck in
      MatchingGameController(table: NullTableView(cardCount: 16), makeDeck: makeDeck)
    }
    #expect(codes == [.gameOfAnotherSize])
  }

  @Test("A second deck for the same game is noticed")
  func again() {
    let codes = codes([.deckCount]) { table, makeDeck in
      MatchingGameController(table: table) { makeDeck().isEmpty ? makeDeck() : makeDeck() }
    }
    #expect(codes == [.deckAskedAgain])
  }
}
