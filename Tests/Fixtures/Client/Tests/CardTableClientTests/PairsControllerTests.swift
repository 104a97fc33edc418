import CardGameControllers
import CardGameModel
import CardGameViews
import CardTableClient
import Testing

@Suite("Our own controller")
struct PairsControllerTests {
  @Test("It shows cards face down, face up and matched on our own view")
  func shows() throws {
    let table = LineTableView(cardCount: 4)
    let controller = try PairsController(table: table) { .m12 }
    #expect(table.line == "## ## ## ## | Score: 0")
    controller.perform(.touch(0), on: table)
    #expect(table.line == "A♠ ## ## ## | Score: -1")
    controller.perform(.touch(1), on: table)
    #expect(table.line == "(A♠) (A♥) ## ## | Score: 14")
  }

  @Test("It can be recorded while it is used")
  func recorded() throws {
    let (table, recording) = (LineTableView(cardCount: 4), RecordingTableView(cardCount: 4))
    let both = TeeTableView([table, recording])
    let controller = try PairsController(table: both) { .m12 }
    controller.perform(.touch(2), on: both)
    #expect(table.line == "## ## 5♠ ## | Score: -1")
    #expect("\(recording.appearance.cards[2])" == "5♠ on cardfront")
    #expect(recording.recording.lastChange(of: .card(2), .title(.normal))?.move == 1)
  }

  @Test("It plays as the kit's controller does, over random games")
  func sameGames() throws {
    for seed in UInt64(0)..<50 {
      var generator = SeededGenerator(seed: seed)
      var deck = Deck.standard
      deck.shuffle(using: &generator)
      let (ours, kits) = (LineTableView(cardCount: 12), RecordingTableView(cardCount: 12))
      let controller = try PairsController(table: ours) { deck }
      let reference = MatchingGameController(table: kits) { deck }
      for _ in 0..<60 {
        let pick = generator.number(below: 13)
        let move: Move = pick < 12 ? .touch(pick) : .deal
        controller.perform(move, on: ours)
        reference.perform(move, on: kits)
        #expect(controller.game == reference.game, "seed \(seed)")
      }
    }
  }

  @Test("A deck that is too small says what to do")
  func tooSmall() {
    #expect(throws: DealError.deckTooSmall(needed: 13, available: 12)) {
      try PairsController(table: LineTableView(cardCount: 13)) { .m12 }
    }
  }
}
