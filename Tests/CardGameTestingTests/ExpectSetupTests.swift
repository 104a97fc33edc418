import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Expecting a set-up to be right")
struct ExpectSetupTests {
  @Test("passes on the kit's own controller")
  func right() throws {
    #expect(try expectPlay([.touch(0), .touch(1)], of: SixCards.self))
    #expect(try expectEveryState(of: SixCards.self).stateCount == 36)
    #expect(try expectRandomPlay(of: SixCards.self, games: 10).gameCount == 10)
  }

  @Test("fails when random play plays nothing", arguments: [(0, 40), (5, 0), (-1, -1)])
  func nothing(games: Int, moves: Int) throws {
    try withKnownIssue {
      try expectRandomPlay(of: SixCards.self, games: games, moves: moves)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("No move was made, so nothing was checked") }
    }
  }

  @Test("fails with the report, and with a test to paste")
  func wrong() throws {
    try withKnownIssue {
      try expectEveryState(of: Faceless.self)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("As a test:\n\n@Test(") && text.contains("of: Faceless.self")
    }
  }

  @Test("fails when a bound cuts the search short")
  func bound() throws {
    try withKnownIssue {
      try expectEveryState(of: SixCards.self, plan: SearchPlan(stateLimit: 3))
    } matching: {
      $0.comments.contains { $0.rawValue.contains("this is no proof") }
    }
  }

  @Test("plays the same games at every run of a test, and others in another")
  func seeds() throws {
    let counts = try (0..<2).map { _ in
      try expectRandomPlay(of: SixCards.self, games: 5).moveCounts
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0] != (try expectRandomPlay(of: SixCards.self, games: 5, seed: 1).moveCounts))
  }

  @Test("says what is wrong with the cards of a deal")
  func cards() {
    #expect(throws: CardParsingError.self) {
      try expectPlay([], of: SixCards.self, dealing: "A♠ A")
    }
  }
}

@Suite("Random play in a child process", .serialized)
struct ExpectInChildTests {
  @Test("passes where nothing crashes")
  func right() async throws {
    let random = try await expectRandomPlay(of: SixCards.self, games: 5, in: .exitTest())
    #expect(random.failure == nil && random.gameCount == 5)
  }

  @Test("finds a crash and its two touches")
  func crash() async throws {
    let random = try await Crashing.playAtRandom(games: 5, seed: 1, in: .exitTest())
    let failure = try #require(random.failure)
    #expect(failure.diagnoses.map(\.code) == [.playCrashes])
    #expect(failure.moves == [.touch(5)])
  }

  @Test("finds a hang")
  func hang() async throws {
    let random = try await Hanging.playAtRandom(
      games: 1, moves: 3, kinds: [], seed: 1, in: .exitTest(secondsAllowed: 1))
    #expect(random.failure?.diagnoses.map(\.code) == [.neverEnds])
    #expect(random.failure?.moves.count == 1)
  }

  @Test("finds code that leaves the process as if all were well")
  func exits() async throws {
    let random = try await Leaving.playAtRandom(
      games: 1, moves: 1, kinds: [], seed: 1, in: .exitTest())
    #expect(random.failure?.diagnoses[0].headline.contains("leaves the process") == true)
  }
}

enum SixCards: PlaySetup {
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

/// Six cards on a controller that does something at a touch of its own.
protocol ChangedSixCards: PlaySetup where Game == LessonGame {
  static func touched(_ index: Int?)
  static func updated(_ table: any CardTableView)
}

extension ChangedSixCards {
  static var deck: Deck<PlayingCard> { SixCards.deck }
  static func deal(_ deck: Deck<PlayingCard>) throws -> LessonGame { try SixCards.deal(deck) }
  static func touched(_ index: Int?) {}
  static func updated(_ table: any CardTableView) {}

  static func makeController(
    for game: LessonGame, on table: RecordingTableView,
    makeDeck: @escaping () -> Deck<PlayingCard>
  ) -> any CardGameController {
    let controller = ChangedController(table: table, makeDeck: makeDeck)
    (controller.touched, controller.updated) = (touched, updated)
    return controller
  }
}

enum Faceless: ChangedSixCards {
  static func updated(_ table: any CardTableView) {
    for button in table.cardButtons { button.setTitle("", for: .normal) }
  }
}

enum Crashing: ChangedSixCards {
  static func touched(_ index: Int?) {
    let five = [0, 1, 2, 3, 4]
    if let index { _ = five[index] }
  }
}

enum Hanging: ChangedSixCards {
  static func touched(_ index: Int?) {
    var count = 1
    while count > 0 { count = count % 7 + 1 }
  }
}

enum Leaving: ChangedSixCards {
  static func touched(_ index: Int?) { exit(0) }
}

private final class ChangedController: MatchingGameController {
  var touched: (Int?) -> Void = { _ in }
  var updated: (any CardTableView) -> Void = { _ in }

  override func touchCardButton(_ sender: any CardButton) {
    touched(table.index(of: sender))
    super.touchCardButton(sender)
  }

  override func updateUI() {
    super.updateUI()
    updated(table)
  }
}
