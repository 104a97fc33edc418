import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("A set-up for play")
struct PlaySetupTests {
  @Test("Scripts, exploring and random play all pass on the kit's controller")
  func right() throws {
    #expect(try Right.play([.touch(0), .touch(1), .deal, .undo]).diagnoses.isEmpty)
    let exploration = try Right.explore()
    #expect(exploration.isComplete && exploration.failure == nil && exploration.stateCount == 36)
    #expect(try Right.playAtRandom(games: 20).failure == nil)
  }

  @Test("A failure of an exploration comes as a test to paste")
  func pasteable() throws {
    let failure = try #require(Faulty.explore().failure)
    #expect(
      failure.test == """
        @Test("After touching cards 0 and 1, cards 0 and 1 are matched and can still be touched")
        func matchedStillEnabled() throws {
          try expectPlay(
            [.touch(0), .touch(1)],
            of: Faulty.self,
            dealing: "A♠ A♥ 5♠ K♦ 9♣ K♥")
        }
        """)
  }

  @Test("So does one of random play, with its own deal, and it fails again for the same reason")
  func pasteableRandom() throws {
    let random = try Faulty.playAtRandom(seed: 4)
    let failure = try #require(random.failure)
    let seed = try #require(random.failingSeed)
    let deck = Faulty.deck.shuffled(seed: seed)
    let test = try #require(failure.test)
    #expect(test.contains("seed: \(seed))"))
    #expect(test.contains(deck.cards.map(\.title).joined(separator: " ")))
    let again = try Faulty.play(failure.moves, dealing: deck, seed: seed)
    #expect(again.diagnoses == failure.diagnoses && again.moves == failure.moves)
  }

  @Test("Its name is written as in its module, also inside another type")
  func name() throws {
    #expect(try Nested.Faulty.explore().failure?.test?.contains("of: Nested.Faulty.self") == true)
  }

  @Test("A deck that does not do for the game is an error")
  func tooSmall() {
    #expect(throws: DealError.deckTooSmall(needed: 6, available: 2)) {
      try Right.explore(dealing: Deck(Deck.m12.cards.prefix(2)))
    }
  }
}

@Suite("Random play in another process")
struct ChildPlayTests {
  /// Stands in for a child: plays that are read here, and end as a closure says.
  private func runner(_ end: @escaping @Sendable (String) -> ChildRunner.End) -> ChildRunner {
    ChildRunner { play in end(play.text) }
  }

  @Test("Where every child ends well, what is wrong is found as without")
  func well() async throws {
    let random = try await Faulty.playAtRandom(seed: 4, in: runner { _ in .finished })
    #expect(try random.failure?.moves == Faulty.playAtRandom(seed: 4).failure?.moves)
    let right = try await Right.playAtRandom(games: 5, in: runner { _ in .finished })
    #expect(right.failure == nil && right.gameCount == 5)
  }

  @Test("A crash is shrunk to the fewest moves, in the first game that has it")
  func crash() async throws {
    let random = try await Right.playAtRandom(
      games: 9,
      in: runner { text in
        // This code crashes when card 3 is touched and then, some time later, card 5.
        let games = text.split(separator: "\n").dropFirst()
        let crashes = games.contains { game in
          let moves = game.split(separator: "\t").last?.split(separator: ",") ?? []
          return moves.drop { $0 != "3" }.contains("5")
        }
        return crashes ? .crashed("signal 4") : .finished
      })
    let failure = try #require(random.failure)
    #expect(failure.moves == [.touch(3), .touch(5)])
    #expect(failure.diagnoses.map(\.code) == [.playCrashes])
    #expect(
      failure.diagnoses[0].headline
        == "After touching cards 3 and 5, the code under test ends its process: signal 4.")
    #expect(failure.test?.contains("[.touch(3), .touch(5)]") == true)
  }

  @Test("A hang without any move is one of the set-up itself")
  func hang() async throws {
    let random = try await Right.playAtRandom(games: 3, in: runner { _ in .timedOut })
    #expect(random.failure?.moves == [] && random.failure?.diagnoses.map(\.code) == [.neverEnds])
  }

  @Test("Children that cannot play are no pass")
  func notRun() async throws {
    let random = try await Right.playAtRandom(games: 3, in: runner { _ in .notRun("no room") })
    #expect(random.failure?.diagnoses.map(\.code) == [.childNotRun])
  }

  @Test("What a child is told is enough to play")
  func text() async throws {
    let played = Played()
    _ = try await Right.playAtRandom(
      games: 2,
      in: ChildRunner { play in
        await played.note(ChildPlay(text: play.text).run())
        return .finished
      })
    #expect(await played.all == [true])
    #expect(!ChildPlay(text: "no type").run())
  }

  private actor Played {
    var all: [Bool] = []
    func note(_ isPlayed: Bool) { all.append(isPlayed) }
  }
}

@Suite("Taking back in random play")
struct UndoInPlayTests {
  @Test("Undo and redo are followed on the table")
  func right() throws {
    let played = try Right.play([
      .touch(0), .touch(3), .undo, .redo, .undo, .undo, .undo, .touch(1),
    ])
    #expect(played.diagnoses.isEmpty && played.moves.count == 8)
    #expect(played.table.appearance.score == "Score: -1")
  }

  @Test("A game that comes back with another score is found")
  func wrong() throws {
    let failure = try #require(ForgetsOnRestore.playAtRandom(seed: 1).failure)
    #expect(failure.moves.count == 2 && failure.moves.last == .undo)
  }

  @Test("The table of moves has every kind that was made, most often first")
  func summary() throws {
    let random = try Right.playAtRandom(games: 60)
    #expect(
      Set(random.moveCounts.keys)
        == ["touch", "deal", "mode", "unknown button", "undo", "redo"])
    let lines = random.summary.split(separator: "\n")
    #expect(lines[0] == "60 games, 2400 moves." && lines[1].hasPrefix("  touch "))
    #expect(lines.count == 7)
  }
}

/// The kit's own controller on the first six cards of M12.
enum Right: PlaySetup {
  static let deck = Deck(Deck.m12.cards.prefix(6))

  static func deal(_ deck: Deck<PlayingCard>) throws -> LessonGame {
    try LessonGame(cardCount: 6, from: deck)
  }

  static func makeController(
    for game: LessonGame, on table: RecordingTableView,
    makeDeck: @escaping () -> Deck<PlayingCard>
  ) -> any CardGameController {
    MatchingGameController(table: table, makeDeck: makeDeck)
  }
}

/// The same with a set-up of its own for each mistake.
protocol SixCards: PlaySetup where Game == LessonGame {
  static func makeController(
    on table: RecordingTableView, makeDeck: @escaping () -> Deck<PlayingCard>
  ) -> MatchingGameController
}

extension SixCards {
  static var deck: Deck<PlayingCard> { Right.deck }

  static func deal(_ deck: Deck<PlayingCard>) throws -> LessonGame { try Right.deal(deck) }

  static func makeController(
    for game: LessonGame, on table: RecordingTableView,
    makeDeck: @escaping () -> Deck<PlayingCard>
  ) -> any CardGameController {
    makeController(on: table, makeDeck: makeDeck)
  }
}

enum Faulty: SixCards {
  static func makeController(
    on table: RecordingTableView, makeDeck: @escaping () -> Deck<PlayingCard>
  ) -> MatchingGameController {
    MatchedStayEnabled(table: table, makeDeck: makeDeck)
  }
}

enum Nested {
  enum Faulty: SixCards {
    static func makeController(
      on table: RecordingTableView, makeDeck: @escaping () -> Deck<PlayingCard>
    ) -> MatchingGameController {
      MatchedStayEnabled(table: table, makeDeck: makeDeck)
    }
  }
}

enum ForgetsOnRestore: SixCards {
  static func makeController(
    on table: RecordingTableView, makeDeck: @escaping () -> Deck<PlayingCard>
  ) -> MatchingGameController {
    ScoreNotRestored(table: table, makeDeck: makeDeck)
  }
}

final class MatchedStayEnabled: MatchingGameController {
  override func updateUI() {
    super.updateUI()
    for button in table.cardButtons { button.isEnabled = true }
  }
}

private final class ScoreNotRestored: MatchingGameController {
  override func restore(_ game: LessonGame) {
    let text = table.scoreLabel.text
    super.restore(game)
    table.scoreLabel.text = text
  }
}
