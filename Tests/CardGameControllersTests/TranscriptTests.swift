import CardGameControllers
import CardGameModel
import CardGameViews
import Testing

@Suite("One controller on every view")
struct TranscriptTests {
  private static func makeTables(cardCount: Int) -> [any CardTableView] {
    [
      RecordingTableView(cardCount: cardCount),
      RecordingTableView(cardCount: cardCount, buttonType: .custom, recording: .nothing),
      TextTableView(cardCount: cardCount, style: .plain),
      TeeTableView([
        RecordingTableView(cardCount: cardCount), TextTableView(cardCount: cardCount),
        NullTableView(cardCount: cardCount),
      ]),
      NullTableView(cardCount: cardCount),
    ]
  }

  @Test("Touches and deals give the same games on every view")
  func sameGames() {
    for seed in UInt64(0)..<25 {
      let transcripts = Self.makeTables(cardCount: 12).map { transcript(of: seed, on: $0) }
      #expect(Set(transcripts).count == 1, "seed \(seed)")
    }
  }

  @Test("With modes too, on every view that has places to select")
  func sameGamesWithModes() {
    var modes: Set<Int> = []
    for seed in UInt64(0)..<25 {
      let transcripts = Self.makeTables(cardCount: 12).dropLast().map {
        transcript(of: seed, on: $0, withModes: true)
      }
      #expect(Set(transcripts).count == 1, "seed \(seed)")
      modes.formUnion(transcripts[0].map(\.cardsToMatch))
    }
    #expect(modes == [2, 3])
  }

  @Test("A tee shows the same on all the tables that it feeds")
  func teeShowsSame() {
    let tables = [RecordingTableView(cardCount: 12), RecordingTableView(cardCount: 12)]
    _ = transcript(of: 1, on: TeeTableView(tables), withModes: true)
    #expect(tables[0].appearance == tables[1].appearance)
    #expect(
      tables[0].recording.changes.map(\.description)
        == tables[1].recording.changes.map(\.description))
  }

  @Test("The same moves on the same deck leave the same recording")
  func sameRecording() {
    let lines = (0..<2).map { _ in
      let table = RecordingTableView(cardCount: 12)
      _ = transcript(of: 7, on: table, withModes: true)
      return table.recording.changes.map(\.description)
    }
    #expect(lines[0] == lines[1] && lines[0].count > 50)
  }

  /// Plays random moves and returns the game after each.
  private func transcript(
    of seed: UInt64, on table: any CardTableView, withModes: Bool = false
  ) -> [LessonGame] {
    var generator = SeededGenerator(seed: seed)
    var deckSeed = seed
    let controller = MatchingGameController(table: table) {
      var deck = Deck.standard
      var deckGenerator = SeededGenerator(seed: deckSeed)
      deckSeed += 1
      deck.shuffle(using: &deckGenerator)
      return deck
    }
    controller.updateUI()
    return (0..<80).map { _ in
      controller.perform(randomMove(using: &generator, withModes: withModes), on: table)
      return controller.game
    }
  }

  private func randomMove(using generator: inout SeededGenerator, withModes: Bool) -> Move {
    switch generator.number(below: 20) {
    case 0, 1: .deal
    case 2: .touchUnknownButton
    case 3, 4: withModes ? .mode(2 + generator.number(below: 3)) : .touch(0)
    default: .touch(generator.number(below: 13))
    }
  }
}
