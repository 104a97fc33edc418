import CardGameModel

extension Command {
  /// Plays many games with a player and says how they came out.
  static let simulate = Command(
    name: "simulate",
    summary: Words.simulateSummary,
    usage: "GAME [options]",
    details: Words.simulateDetails(games: PlayableGame.all),
    options: [.player, .simulatedGames, .simulationSeed, .simulationCards, .json],
    examples: Words.simulateExamples,
    run: { arguments, console in
      let game = try PlayableGame(chosenBy: arguments.words, of: "simulate")
      let player = try player(arguments.value(of: .player), of: game)
      let order = SimulatedPlayer.Order(
        games: try arguments.number(of: .simulatedGames, in: 1...10_000_000) ?? 1000,
        seed: try arguments.number(of: .simulationSeed, in: 0...UInt64.max) ?? 0,
        cardCount: try arguments.number(of: .simulationCards, in: 1...1000))
      let progress = SimulationProgress(of: order.games, on: console)
      let result: SimulationResult
      do throws(DealError) {
        result = try player.simulate(order) { progress.show($0) }
      } catch {
        throw UsageError(error.description)
      }
      progress.clear()
      let report = SimulationReport(
        game: game.name, player: player.name, seed: order.seed, result: result)
      console.write(arguments.has(.json) ? try report.json() + "\n" : report.text)
      return .success
    })

  private static func player(
    _ name: String?, of game: PlayableGame
  ) throws(UsageError) -> SimulatedPlayer {
    guard let name else { return game.players[0] }
    guard let player = game.players.first(where: { $0.name == name }) else {
      throw Words.unknownPlayer(name, of: game.name, among: game.players.map(\.name))
    }
    return player
  }
}

extension Option {
  static let player = Option("--player", value: "P", help: Words.playerOption)
  static let simulatedGames = Option("--games", value: "N", help: Words.simulatedGamesOption)
  static let simulationSeed = Option("--seed", value: "S", help: Words.simulationSeedOption)
  static let simulationCards = Option("--cards", value: "N", help: Words.simulationCardsOption)
}

/// Tells a person on standard error how many games have been played, now and then.
private struct SimulationProgress {
  private let count: Int
  private let console: Console

  init(of count: Int, on console: Console) {
    self.count = count
    self.console = console
  }

  /// Shows how many games have been played, a hundred times in all.
  func show(_ played: Int) {
    guard console.isErrorTerminal, played % max(1, count / 100) == 0 else { return }
    console.writeError("\r" + Words.simulationProgress(played, of: count))
  }

  /// Empties the line again.
  func clear() {
    guard console.isErrorTerminal else { return }
    console.writeError("\r\u{1B}[K")
  }
}
