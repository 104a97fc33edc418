public import CardGameControllers
public import CardGameModel
import CardGameViews

extension PlaySetup {
  /// Plays moves on the controller and checks the whole table after every one.
  ///
  /// - Parameters:
  ///   - moves: The moves, in order; the first after which something is wrong ends the play.
  ///   - deck: The deck of the first game; without it, the set-up's own.
  ///   - seed: Where the decks of later deals come from; without it, they are all like the first.
  ///   - invariants: What must hold after every move besides.
  /// - Returns: The moves made and what was wrong after the last of them.
  /// - Throws: What dealing throws.
  public static func play(
    _ moves: [Move], dealing deck: Deck<Game.Face>? = nil, seed: UInt64? = nil,
    keeping invariants: [Invariant] = []
  ) throws -> PlayedGame {
    try player(dealing: deck ?? Self.deck, seed: seed, keeping: invariants).play(moves)
  }

  /// Makes every touch in every state and checks the whole table after each.
  ///
  /// - Parameters:
  ///   - deck: The deck to deal from; without it, the set-up's own.
  ///   - plan: What is done and checked in every state, and how far it goes.
  ///   - crew: Those who share the work.
  ///   - progress: Called after every thousand states with what was found so far.
  /// - Returns: What was found; a failure has a test to paste.
  /// - Throws: What dealing throws.
  public static func explore(
    dealing deck: Deck<Game.Face>? = nil, plan: SearchPlan = SearchPlan(), crew: Crew = .alone,
    progress: (Exploration) -> Void = { _ in }
  ) throws -> Exploration {
    let deck = deck ?? Self.deck
    var plan = plan
    plan.updatesFirst = updatesFirst
    let player = try player(dealing: deck, seed: nil, keeping: plan.invariants)
    var exploration = TableExploration(player, plan: plan, crew: crew).run(progress: progress)
    if let failure = exploration.failure {
      exploration.failure?.test =
        PasteableTest(of: self, dealing: deck, seed: nil, failure: failure).text
    }
    return exploration
  }

  /// What plays scripts on this set-up.
  static func player(
    dealing deck: Deck<Game.Face>, seed: UInt64?, keeping invariants: [Invariant]
  ) throws -> ScriptPlayer<Game> {
    let game = try deal(deck)
    return ScriptPlayer(
      game: game, style: style, buttonType: buttonType,
      supply: seed.map { DeckSupply(pack: game.pack, seed: $0) }
        ?? DeckSupply(repeating: game.pack),
      updatesFirst: updatesFirst, recording: .changesAndCallers,
      makeController: { makeController(for: game, on: $0, makeDeck: $1) },
      invariants: invariants)
  }
}
