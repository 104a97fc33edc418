import CardGameControllers
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

  /// Plays at random and returns what a choice and a game cost.
  let measure: @Sendable (Int) throws -> GameBenchmark

  /// Takes what a game says of itself.
  ///
  /// - Parameters:
  ///   - type: The game.
  ///   - players: Who can play it alone, besides the random and the greedy player.
  ///   - makeSession: Lays the table; without it, the controller for every game does.
  init<Game: DealableGame>(
    _ type: Game.Type, players: [SimulatedPlayer] = [],
    makeSession: @escaping @Sendable (PlayOptions) throws(UsageError) -> any PlayableSession =
      PlayableGame.session(of: Game.self)
  ) {
    name = Game.kind
    summary = Game.summary
    goal = Game.goal
    notation = Game.notation
    self.makeSession = makeSession
    self.players =
      [
        SimulatedPlayer("random") { RandomPlayer<Game>(seed: $0) },
        SimulatedPlayer("greedy") { _ in GreedyPlayer<Game>() },
      ] + players
    measure = { choices in try GameBenchmark(Game.self, choices: choices) }
  }

  /// Every game, in the order in which the help lists them: a new one is a line here.
  static let all: [PlayableGame] = [
    PlayableGame(LessonGame.self, makeSession: matchingSession),
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
      guard !options.asksForMode else { throw Words.noMode(in: Game.kind) }
      let listed = try options.listed(Game.Face.self)
      let cardCount = try options.cardCount(in: 1...1000)
      do {
        var decks = DeckSource(
          listed: listed, pack: try listed.map { Deck($0) } ?? Game.deck(cardCount: cardCount),
          seed: options.seed)
        let game = try Game(
          dealing: decks.next(), cardCount: cardCount, seed: options.seed ?? 0)
        let usesASCII = options.usesASCII
        return PlaySession(game, decks: decks) { game, table, makeDeck in
          CardTableController(
            game, on: table, titleOfFace: { usesASCII ? $0.asciiTitle : $0.title },
            makeDeck: makeDeck)
        }
      } catch let error as DealError {
        throw UsageError(error.description)
      } catch {
        throw UsageError("\(error)")
      }
    }
  }
}
