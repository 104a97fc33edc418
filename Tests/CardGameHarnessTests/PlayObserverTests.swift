import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("Who observes a play")
struct PlayObserverTests {
  /// Notes the moves of the last play, and every step that is open or was.
  private final class Notes: PlayObserver, @unchecked Sendable {
    // Unchecked because one task alone has it.
    var moves: [String] = []
    var steps: [String] = []
    var openCount = 0

    func tableIsLaid(_ cards: [String]) { moves = [] }
    func moveWillBegin(_ move: String) {
      moves.append(move)
      openCount += 1
    }
    func moveDidEnd() { openCount -= 1 }
    func stepWillBegin(_ step: String) {
      steps.append(step)
      openCount += 1
    }
    func stepDidEnd() { openCount -= 1 }
    func didRecord(_ change: Change) {}
  }

  private let notes = Notes()

  private func observe(_ body: () -> Void) {
    RecordingTableView.$observer.withValue(notes, operation: body)
    #expect(notes.openCount == 0)
  }

  @Test("hears the moves of a game, and a new play forgets those of the last")
  func game() {
    for moves in [[Move.touch(0), .touch(3)], [.touch(7)]] {
      observe { _ = diagnose(LessonGame.m12, playing: moves, against: LessonGame.m12) }
      #expect(notes.moves == moves.map(\.description))
    }
  }

  @Test("hears the moves on a table, an undo among them, and that the controller is made")
  func table() {
    observe {
      _ = play([.touch(0), .undo, .touch(1)], of: LessonGame.m12) { table, makeDeck in
        MatchingGameController(table: table, makeDeck: makeDeck)
      }
    }
    #expect(notes.moves == ["0", "undo", "1"] && notes.steps == ["making the controller"])
  }

  @Test("hears of the state that a search goes on from how it is reached")
  func search() throws {
    let game = try LessonGame(cardCount: 2, from: .m12)
    let plan = SearchPlan(kinds: [], walkCount: 0)
    observe {
      _ = explore(game, plan: plan) { table, makeDeck in
        MatchingGameController(table: table, makeDeck: makeDeck)
      }
    }
    // Two touches lead to the farthest state, in which both cards are matched, and one goes on from it.
    #expect(notes.moves.count == 3)
  }

  @Test("hears each draw, count, shuffle, verdict and comparison before it is made")
  func steps() {
    let two = Array(Deck.m12.cards.prefix(2))
    observe {
      _ = diagnoseDrawing(
        from: two, pack: two, goesBeyondEnd: false, draw: { $0.removeFirst() }, count: { $0.count })
      _ = diagnosePoints(of: RankOrSuitRule().points, hands: [two])
      _ = diagnoseEquality(of: two, areEqual: ==)
      _ = diagnoseShuffle(of: two, looking: [.cards]) { cards, _ in cards }
    }
    #expect(
      notes.steps.prefix(10) == [
        "whether the deck is empty, with 2 left",
        "drawing card 1 of a deck of 2 cards", "the count of the deck",
        "whether the deck is empty, with 1 left",
        "drawing card 2 of a deck of 2 cards", "the count of the deck",
        "whether the deck is empty, with 0 left",
        "points for A♠ and A♥", "comparing A♠ and A♠", "comparing A♠ and A♥",
      ])
    #expect(notes.steps.contains("shuffling a deck of 2 cards, with seed 49"))
  }

  @Test("hears of a controller what it is asked for, besides its moves")
  func controller() {
    observe {
      _ = diagnoseTouches(
        [.touch(3), .touchUnknownButton], cardCount: 12, from: Deck.m12.cards, game: \.game
      ) { table, makeDeck in MatchingGameController(table: table, makeDeck: makeDeck) }
    }
    #expect(notes.steps == ["making the controller", "the controller's game"])
    #expect(notes.moves == ["3", "unknown button"])
  }
}
