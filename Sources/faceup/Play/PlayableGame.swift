import CardGameBugs
import CardGameControllers
import CardGameHarness
import CardGameModel

/// A game that can be played with the tool.
struct PlayableGame: Sendable {
  /// The word that is typed.
  let name: String

  /// What the game is, in a line.
  let summary: String

  /// What a player tries to do, in a sentence or two.
  let goal: String

  /// How cards are written in a deal.
  let notation: String

  /// Who can play it alone.
  let players: [SimulatedPlayer]

  /// Lays the table, or throws a ``UsageError`` when the options do not fit the game.
  let makeSession: @Sendable (PlayOptions) throws(UsageError) -> any PlayableSession

  /// Deals the game and explores every state of it on the kit's own controller.
  let explore: @Sendable (PlayOptions, ExplorationOrder) throws(UsageError) -> Exploration

  /// Finds every mistake of the gallery that is played with the game, in each way that there is.
  let race: @Sendable (ExplorationOrder, (GalleryRace.Row) throws -> Void) throws -> GalleryRace

  /// Plays at random and returns what a choice and a game cost.
  let measure: @Sendable (Int) throws -> GameBenchmark

  /// Takes what a game says of itself.
  ///
  /// - Parameters:
  ///   - type: The game.
  ///   - players: Who can play it alone, besides the random and the greedy player.
  ///   - makeSession: Lays the table; without it, the controller for every game does.
  ///   - explore: Explores every state; without it, on the controller for every game.
  init<Game: DealableGame>(
    _ type: Game.Type, players: [SimulatedPlayer] = [],
    makeSession: @escaping @Sendable (PlayOptions) throws(UsageError) -> any PlayableSession =
      PlayableGame.session(of: Game.self),
    explore:
      @escaping @Sendable (PlayOptions, ExplorationOrder) throws(UsageError) -> Exploration =
      PlayableGame.exploration(of: Game.self)
  ) {
    name = Game.kind
    summary = Game.summary
    goal = Game.goal
    notation = Game.notation
    self.makeSession = makeSession
    self.explore = explore
    self.players =
      [
        SimulatedPlayer("random") { RandomPlayer<Game>(seed: $0) },
        SimulatedPlayer("greedy") { _ in GreedyPlayer<Game>() },
      ] + players
    race = { order, report in try GalleryRace(of: Game.self, order, report: report) }
    measure = { choices in try GameBenchmark(Game.self, choices: choices) }
  }

  /// Every game, in the order in which the help lists them: a new one is a line here.
  static let all: [PlayableGame] = [
    PlayableGame(LessonGame.self, makeSession: matchingSession, explore: exploreMatching),
    PlayableGame(OneCardGame.self),
    PlayableGame(ConcentrationGame.self, players: [.memory]),
    PlayableGame(TriosGame.self),
    PlayableGame(ElevensGame.self),
    PlayableGame(AccordionGame.self),
  ]

  /// The game that is named by the only word of a call.
  ///
  /// - Throws: A ``UsageError`` when there is none of that name, or more words.
  init(chosenBy words: [String], of command: String) throws(UsageError) {
    guard let name = words.first else {
      throw Words.noGame(among: Self.all.map(\.name), for: command)
    }
    guard let game = Self.all.first(where: { $0.name == name }) else {
      throw Words.unknownGame(name, among: Self.all.map(\.name))
    }
    guard words.count == 1 else {
      throw command == "play"
        ? Words.superfluousMove(words[1], in: name)
        : Words.superfluousWord(words[1], after: "\(command) \(name)")
    }
    self = game
  }
}

extension PlayableGame {
  /// Returns what lays a table for any game, with the controller for every game.
  static func session<Game: DealableGame>(
    of type: Game.Type
  ) -> @Sendable (PlayOptions) throws(UsageError) -> any PlayableSession {
    { (options) throws(UsageError) in
      let (game, decks) = try deal(type, options)
      let usesASCII = options.usesASCII
      return PlaySession(game, decks: decks) { game, table, makeDeck in
        CardTableController(
          game, on: table, titleOfFace: { usesASCII ? $0.asciiTitle : $0.title },
          makeDeck: makeDeck)
      }
    }
  }

  /// Returns what explores any game, with the controller for every game.
  static func exploration<Game: DealableGame>(
    of type: Game.Type
  ) -> @Sendable (PlayOptions, ExplorationOrder) throws(UsageError) -> Exploration {
    { (options, order) throws(UsageError) in
      let specimen = try order.specimen(of: type)
      if let specimen, options.isOpen { return order.explore(specimen) }
      let game = try deal(type, options).game
      if let specimen { return order.explore(specimen, beside: game) }
      return order.explore(game, style: .table(of: game)) { table, makeDeck in
        CardTableController(game, on: table, makeDeck: makeDeck)
      }
    }
  }

  /// Deals a game as the options say.
  static func deal<Game: DealableGame>(
    _ type: Game.Type, _ options: PlayOptions
  ) throws(UsageError) -> (game: Game, decks: DeckSource<Game.Face>) {
    guard !options.asksForMode else { throw Words.noMode(in: Game.kind) }
    let listed = try options.listed(Game.Face.self)
    let cardCount = try options.cardCount(in: 1...1000)
    do throws(DealError) {
      let pack: Deck<Game.Face> =
        if let listed { Deck(listed) } else { try Game.deck(cardCount: cardCount) }
      var decks = DeckSource(listed: listed, pack: pack, seed: options.seed)
      let game = try Game(dealing: decks.next(), cardCount: cardCount, seed: options.seed ?? 0)
      return (game, decks)
    } catch {
      throw UsageError(error.description)
    }
  }
}
