import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("The end of a game, counters, lists and lives")
struct DiagnoseEndTests {
  private let c8 = Deck("ABACBCDD".map { PairFace(String($0)) })

  @Test("Nothing is said of right games")
  func rightGames() throws {
    let game = try ConcentrationGame(from: c8)
    let moves = [0, 2, 0, 1, 4, 3, 5, 6, 7].map(Move.touch) + [.deal, .touch(0)]
    #expect(diagnoseEnd(of: game, playing: moves, against: game).isEmpty)
    #expect(diagnoseCounters(of: game, playing: moves).isEmpty)
  }

  @Test("Nothing is said of right packs, pairs and lists")
  func rightLists() {
    #expect(
      diagnosePacks { ranks, suits in
        suits.flatMap { suit in ranks.map { PlayingCard($0, of: suit) } }
      }.isEmpty)
    #expect(
      diagnosePairs(forTablesOf: [8, 20, 0]) { count in
        try? PairTheme.letters.deck(pairs: count / 2).cards
      }.isEmpty)
    #expect(
      diagnoseRemoving(from: Deck.m12.cards) { hand, wanted in
        hand.filter { !wanted.contains($0) }
      }.isEmpty)
  }

  @Test("Nothing is said of a record of points, and of one of the fewest flips")
  func rightRecords() {
    #expect(diagnoseRecord { $0.map(\.points).max() ?? 0 }.isEmpty)
    #expect(diagnoseRecord { $0.map(\.flips).min() ?? 0 }.isEmpty)
  }

  @Test("Nothing is said of a controller that is freed, and of a game that is whole without one")
  func rightController() {
    #expect(
      diagnoseRelease(of: "the controller") {
        let table = RecordingTableView(cardCount: 12)
        let controller = MatchingGameController(table: table) { .m12 }
        controller.updateUI()
        return controller
      }.isEmpty)
    #expect(
      diagnoseModelAlone(
        playing: [.touch(0), .touch(1)], of: MatchingGame.m12, in: MatchingGame.m12
      ) { MatchingGameController(table: $0, makeDeck: $1) }.isEmpty)
    let moves = [0, 3, 3, 5, 0, 1, 1].map(Move.touch) + [.deal, .touch(0)]
    #expect(
      diagnoseBlindTable(moves, cardCount: 12, from: Deck.m12.cards, game: \.game) {
        (table, makeDeck) -> MatchingGameController in
        MatchingGameController(table: table, makeDeck: makeDeck)
      }.isEmpty)
  }
}
