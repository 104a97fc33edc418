public import CardGameControllers
public import CardGameModel
public import CardGameViews

/// How a controller of one's own is made, and the game that it is to play, as it is dealt.
public struct ControllerUse<Controller: RestorableGameController & SendableMetatype> {
  /// The game as it is dealt, by the right rules.
  public let game: Controller.Game

  /// How the game should be shown.
  public let style: TableStyle

  /// Makes the controller for a table, with a closure that it calls for the deck of each game.
  public let make: (any CardTableView, @escaping () -> Deck<Controller.Game.Face>) -> Controller

  /// Describes how a controller is made.
  ///
  /// - Parameters:
  ///   - game: The game as it is dealt, by the right rules.
  ///   - style: How the game should be shown.
  ///   - make: Makes the controller for a table, with a closure that it calls for the deck of each game.
  public init(
    playing game: Controller.Game, style: TableStyle = .lesson,
    make: @escaping (any CardTableView, @escaping () -> Deck<Controller.Game.Face>) -> Controller
  ) {
    self.game = game
    self.style = style
    self.make = make
  }
}

/// A rule for a controller of one's own.
///
/// ```swift
/// @Test(arguments: ControllerRule<MyController>.all)
/// func controller(rule: ControllerRule<MyController>) {
///   expectRule(
///     rule, of: ControllerUse(playing: .m12) { MyController(table: $0, makeDeck: $1) })
/// }
/// ```
public typealias ControllerRule<Controller: RestorableGameController & SendableMetatype> =
  ConformanceRule<ControllerUse<Controller>>

extension ControllerUse: RuleSubject {
  /// What every controller must do, whatever its game is.
  public static var rules: [ControllerRule<Controller>] {
    [
      ControllerRule<Controller>(
        DiagnosisCode("controller-shows-otherwise"),
        "After every touch the whole table shows the game",
        reason: "A touch changes more than the touched card, and a person sees all of them.",
        advice: "Choose, and then update the whole UI."
      ) { use in use.play(use.touches(80)) },
      ControllerRule<Controller>(
        DiagnosisCode("controller-deals-otherwise"),
        "A new deal lays the cards of the next deck, and remembers nothing",
        reason: "A new game begins with a table on which nothing has happened.",
        advice: "Make or deal a game with makeDeck(), and update the whole UI."
      ) { use in
        // What goes wrong without a deal is another rule's business.
        let moves = use.touches(6) + [.deal] + use.touches(6) + [.deal]
        let touches = moves.filter { $0 != .deal }
        return use.play(touches).isEmpty ? use.play(moves) : []
      },
      ControllerRule<Controller>(
        DiagnosisCode("controller-takes-any-button"),
        "A button that is not on the table changes nothing",
        reason: "A touch may come from somewhere else, and is no touch of the first card.",
        advice: "guard let index = table.index(of: sender) else { return }"
      ) { use in
        let (controller, table) = use.start()
        for move in use.touches(5) { controller.perform(move, on: table) }
        let (game, seen) = (controller.game, table.snapshot)
        controller.perform(.touchUnknownButton, on: table)
        return controller.game == game && table.snapshot == seen
          ? nil : "A touch of a button that is no card has changed the game or the table."
      },
      ControllerRule<Controller>(
        DiagnosisCode("controller-updates-change"),
        "Updating the UI twice shows what updating it once does",
        reason: "The UI is updated at every occasion, and that must not be an event in itself.",
        advice:
          "Set what the game says. Count nothing, exchange nothing, draw nothing in updateUI()."
      ) { use in
        let (controller, table) = use.start()
        for move in use.touches(12) {
          controller.perform(move, on: table)
          controller.updateUI()
          let (game, seen) = (controller.game, table.snapshot)
          controller.updateUI()
          if controller.game != game || table.snapshot != seen {
            return "A second updateUI() has changed the game, or what is on the table."
          }
        }
        return nil
      },
      ControllerRule<Controller>(
        DiagnosisCode("controller-reads-the-screen"),
        "The game goes on the same when the screen remembers nothing",
        reason: "What is on the screen is for people. What the game knows is in the game.",
        advice: "Ask the game, and no button, which cards are up."
      ) { use in
        let (controller, table) = use.start()
        let blind = NullTableView(cardCount: use.game.maximumCardCount)
        let other = use.make(blind, use.dealer())
        other.updateUI()
        for move in use.touches(80) where controller.perform(move, on: table) {
          other.perform(move, on: blind)
          if controller.game != other.game {
            return "On a screen that forgets what is set on it, the game goes on otherwise."
          }
        }
        return nil
      },
    ]
  }
}

extension ControllerUse {
  fileprivate func dealer() -> () -> Deck<Controller.Game.Face> {
    DeckSupply(pack: game.pack).dealer()
  }

  fileprivate func start() -> (Controller, RecordingTableView) {
    let table = RecordingTableView(cardCount: game.maximumCardCount, recording: .nothing)
    game.tellObserver(in: style)
    let controller = asking("making the controller") { make(table, dealer()) }
    asking("updating the UI") { controller.updateUI() }
    return (controller, table)
  }

  fileprivate func touches(_ count: Int) -> [Move] {
    var generator = SeededGenerator(seed: UInt64(count))
    return Move.random(count: count, cardCount: game.cards.count, kinds: [], using: &generator)
  }

  fileprivate func play(_ moves: [Move]) -> [Diagnosis] {
    let make = make
    return CardGameHarness.play(moves, of: game, style: style) { make($0, $1) }.diagnoses
  }
}
