import CardGameControllers
import CardGameModel
import CardGameViews

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A game in play with some controller, which remembers every move since the first deal.
final class PlaySession<Controller: RestorableGameController>: PlayableSession {
  typealias Game = Controller.Game

  /// Makes a controller for a game on a table, with where its later decks come from.
  typealias MakeController =
    (Game, RecordingTableView, @escaping () -> Deck<Game.Face>) -> Controller

  private(set) var table: RecordingTableView
  private var controller: Controller
  private var history: GameHistory<Game>
  private var decks: Decks
  private let makeController: MakeController
  private let endingOf: (Game) -> String

  /// Where the controller's decks come from; it outlives every table.
  private final class Decks {
    var source: DeckSource<Game.Face>
    init(_ source: DeckSource<Game.Face>) { self.source = source }
  }

  /// Shows the first table.
  ///
  /// - Parameters:
  ///   - game: The game as it was dealt.
  ///   - source: Where the decks of later deals come from.
  ///   - ending: What is said below the table when a game is over.
  ///   - makeController: Makes a controller for a game on a table.
  init(
    _ game: Game, decks source: DeckSource<Game.Face>,
    ending: @escaping (Game) -> String = { _ in "" },
    makeController: @escaping MakeController
  ) {
    endingOf = ending
    self.makeController = makeController
    decks = Decks(source)
    history = GameHistory(of: game)
    (table, controller) = Self.lay(game, decks, makeController)
  }

  var score: Int { controller.game.score }
  var isOver: Bool { controller.game.isOver }
  var isWon: Bool { controller.game.isWon }
  var hasModes: Bool { controller.game.mode != nil }
  var moveCount: Int { controller.game.moveCount ?? history.count }
  var ending: String { endingOf(controller.game) }
  var hint: Hint? { controller.game.hint() }
  var lastMismatch: WhyNot? { history.lastMismatch }
  var transcript: any Encodable & CustomStringConvertible { history.transcript }

  func perform(_ move: Move) -> Outcome {
    switch move {
    case .undo: return restore(history.undo())
    case .redo: return restore(history.redo())
    case .touch, .touchUnknownButton, .deal, .more, .mode:
      let expected = outcomeByTheGame(of: move)
      guard
        isOnTheTable(move), controller.perform(move, on: table), expected != .ignored,
        let made = gameMove(move)
      else { return .ignored }
      history.record(made, outcome: expected, leadingTo: controller.game)
      return expected
    }
  }

  func saved() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(SavedGame(history)) + Data("\n".utf8)
  }

  func load(_ data: Data) throws(SavedGameError) {
    let loaded: GameHistory<Game>
    do {
      loaded = try JSONDecoder().decode(SavedGame<Game>.self, from: data).history
    } catch {
      throw SavedGameError(error)
    }
    history = loaded
    decks.source.continue(with: Deck(loaded.game.pack))
    (table, controller) = Self.lay(loaded.game, decks, makeController)
  }

  private static func lay(
    _ game: Game, _ decks: Decks, _ makeController: MakeController
  ) -> (RecordingTableView, Controller) {
    let table = RecordingTableView(
      cardCount: game.maximumCardCount,
      modeCount: game.mode == nil ? 2 : game.cards.count - 1, recording: .nothing)
    let controller = makeController(game, table) { decks.source.next() }
    controller.restore(game)
    return (table, controller)
  }

  /// Whether the table has what the move needs; nobody can select a place that a control has not.
  private func isOnTheTable(_ move: Move) -> Bool {
    guard case .mode(let cardsToMatch) = move else { return true }
    return (2..<table.mode.numberOfSegments + 2).contains(cardsToMatch)
  }

  /// What comes of a move if the controller hears of it.
  private func outcomeByTheGame(of move: Move) -> Outcome {
    guard move != .deal else { return .dealt }
    var game = controller.game
    return gameMove(move).map { game.make($0) } ?? .ignored
  }

  /// The move as the game knows it; a deal has the cards that now lie there.
  private func gameMove(_ move: Move) -> GameMove<Game.Face>? {
    switch move {
    case .touch(let index): .choose(index)
    case .more: .dealMore
    case .mode(let cardsToMatch): .changeMode(cardsToMatch)
    case .deal: .deal(controller.game.pack)
    case .touchUnknownButton, .undo, .redo: nil
    }
  }

  private func restore(_ hasMoved: Bool) -> Outcome {
    guard hasMoved else { return .ignored }
    controller.restore(history.game)
    return history.lastMove?.outcome ?? .dealt
  }
}
