import CardGameControllers
import CardGameModel
import CardGameViews
import CardTableClient
import Testing

@Suite("A view of one's own")
struct OneLineTableTests {
  private let table = OneLineTable(cardCount: 4)

  @Test("Shows cards face down, face up and matched")
  func line() throws {
    let controller = try PairsController(table: table, deck: .m12)
    #expect(table.line == "## ## ## ##  Score: 0")
    controller.perform(.touch(0), on: table)
    #expect(table.line == "[A♠] ## ## ##  Score: -1")
    controller.perform(.touch(1), on: table)
    #expect(table.line == "(A♠) (A♥) ## ##  Score: 14")
  }

  @Test("Plays with the kit's controller as well")
  func kitsController() {
    let controller = MatchingGameController(table: table) { .m12 }
    for index in [0, 3] { controller.perform(.touch(index), on: table) }
    #expect(table.line == "## ## ## [K♦]  Score: -4")
  }

  @Test("Can be recorded while it is used")
  func recorded() throws {
    let recording = RecordingTableView(cardCount: 4)
    let tee = TeeTableView([table, recording])
    let controller = try PairsController(table: tee, deck: .m12)
    controller.perform(.touch(2), on: tee)
    #expect(table.line == "## ## [5♠] ##  Score: -1")
    #expect("\(recording.appearance.cards[2])" == "5♠ on cardfront")
    #expect(recording.recording.lastChange(of: .card(2), .title(.normal))?.move == 1)
  }
}

@Suite("A controller of one's own")
struct PairsControllerTests {
  @Test("Plays as the kit's controller does, over random games")
  func sameGames() throws {
    for seed in UInt64(0)..<50 {
      var generator = SeededGenerator(seed: seed)
      var deck = Deck.standard
      deck.shuffle(using: &generator)
      let (own, kits) = (OneLineTable(cardCount: 12), RecordingTableView(cardCount: 12))
      let controller = try PairsController(table: own, deck: deck)
      let reference = MatchingGameController(table: kits) { deck }
      for _ in 0..<60 {
        let pick = generator.number(below: 13)
        let move: Move = pick < 12 ? .touch(pick) : .deal
        controller.perform(move, on: own)
        reference.perform(move, on: kits)
        #expect(controller.game == reference.game, "seed \(seed)")
      }
    }
  }

  @Test("A deck that is too small says what to do")
  func tooSmall() {
    #expect(throws: DealError.deckTooSmall(needed: 13, available: 12)) {
      try PairsController(table: OneLineTable(cardCount: 13), deck: .m12)
    }
  }
}
