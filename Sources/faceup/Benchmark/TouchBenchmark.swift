import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

/// One measurement: how long touches take on a table of some size, with some of the parts at work.
struct TouchBenchmark {
  let part: Part
  let cardCount: Int
  let touches: Int

  /// How much is at work at a touch, each case with all of the one before.
  enum Part: String, CaseIterable {
    case model
    case controller
    case recording
    case diagnosis
    case recordingCallers = "recording callers"
  }

  /// Whether the tool was built for release.
  static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// The parts beside each other on twelve cards, and then how the cost grows with cards and moves.
  static func all(touches: Int) -> [TouchBenchmark] {
    let parts = Part.allCases.map { TouchBenchmark(part: $0, cardCount: 12, touches: touches) }
    let growingTables = [81, 500].map { cardCount in
      TouchBenchmark(part: .diagnosis, cardCount: cardCount, touches: max(10, touches / 10))
    }
    let growingGames = [10, 1000, 100_000].map { touches in
      TouchBenchmark(part: .diagnosis, cardCount: 12, touches: touches)
    }
    return parts + growingTables + growingGames
  }

  /// Measures several times and keeps the middle result.
  func run() -> Result {
    let runs = touches > 10_000 ? 3 : touches < 100 ? 101 : 9
    let times = (0..<runs).map { seed in once(seed: UInt64(seed)) }.sorted()
    return Result(
      part: part.rawValue, cards: cardCount, touches: touches,
      nanosecondsPerTouch: times[runs / 2] / Double(touches))
  }

  /// Plays the touches once, with a new deal now and then, and returns the time in nanoseconds.
  private func once(seed: UInt64) -> Double {
    var generator = SeededGenerator(seed: seed)
    let moves = (0..<touches).map { number in
      number % (4 * cardCount) == 0 && number > 0
        ? Move.deal : Move.touch(generator.number(below: cardCount))
    }
    let packs = (cardCount + 51) / 52
    let pack = (0..<packs).flatMap { _ in Deck.standard.cards }
    let supply = DeckSupply(pack: pack, seed: seed)
    guard let game = try? LessonGame(cardCount: cardCount, from: supply.deck(0)) else { return 0 }
    switch part {
    case .model:
      var play = game
      return time { for move in moves { play.make(move, supply: supply) } }
    case .controller:
      let table = NullTableView(cardCount: cardCount)
      return time(moves, on: table, supply)
    case .recording:
      return time(moves, on: RecordingTableView(cardCount: cardCount, recording: .changes), supply)
    case .recordingCallers:
      return time(moves, on: RecordingTableView(cardCount: cardCount), supply)
    case .diagnosis:
      let table = RecordingTableView(cardCount: cardCount, recording: .changes)
      let controller = MatchingGameController(table: table) { supply.deck(0) }
      var watcher = TableWatcher(table, dealt: game)
      var reference = game
      return time {
        for move in moves {
          controller.perform(move, on: table)
          reference.make(move, supply: supply)
          if !watcher.check(against: reference, after: move).isEmpty {
            preconditionFailure("The kit's own controller shows something wrong.")
          }
        }
      }
    }
  }

  private func time(
    _ moves: [Move], on table: any CardTableView, _ supply: DeckSupply<PlayingCard>
  ) -> Double {
    let controller = MatchingGameController(table: table) { supply.deck(0) }
    controller.updateUI()
    return time { for move in moves { controller.perform(move, on: table) } }
  }

  private func time(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.seconds) * 1e9
      + Double(duration.components.attoseconds) / 1e9
  }
}

extension LessonGame {
  /// Makes a touch or a new deal of the same cards.
  fileprivate mutating func make(_ move: Move, supply: DeckSupply<PlayingCard>) {
    switch move {
    case .touch(let index): chooseCard(at: index)
    default: try? deal(supply.deck(0))
    }
  }
}
