import CardGameBugs
import CardGameControllers
import CardGameHarness

extension Command {
  /// Makes every move in every state of a game and says whether the table was right each time.
  static let explore = Command(
    name: "explore",
    summary: Words.exploreSummary,
    usage: "GAME [options]",
    details: Words.exploreDetails,
    options: [
      .exploredDeal, .exploredSeed, .exploredCards, .match, .bug, .byPlaying, .stateLimit, .json,
    ],
    examples: Words.exploreExamples,
    run: { arguments, console in
      let game = try PlayableGame(chosenBy: arguments.words, of: "explore")
      let options = try PlayOptions(arguments)
      if options.deal != nil, options.seed != nil { throw Words.exclusive(.deal, .seed) }
      var order = ExplorationOrder(plan: SearchPlan())
      order.bug = try bug(arguments.value(of: .bug))
      order.plan.alwaysPlays = arguments.has(.byPlaying)
      order.plan.stateLimit =
        try arguments.number(of: .stateLimit, in: 1...10_000_000) ?? 1_000_000
      let line = StatusLine(console: console)
      order.progress = { line.put(Words.explorationProgress($0)) }
      defer { line.clear() }
      let report = ExplorationReport(exploration: try game.explore(options, order))
      line.clear()
      console.write(arguments.has(.json) ? try report.json() + "\n" : report.text)
      return report.exitCode
    })

  private static func bug(_ id: String?) throws(UsageError) -> Bug? {
    guard let id else { return nil }
    guard let bug = Gallery.bug(id) else {
      throw Words.unknownBug(id, among: Gallery.bugs.map(\.id))
    }
    return bug
  }
}

extension Option {
  static let exploredDeal = Option("--deal", value: "CARDS", help: Words.exploredDealOption)
  static let exploredSeed = Option("--seed", value: "N", help: Words.exploredSeedOption)
  static let exploredCards = Option("--cards", value: "N", help: Words.exploredCardsOption)
  static let bug = Option("--bug", value: "ID", help: Words.bugOption)
  static let byPlaying = Option("--by-playing", help: Words.byPlayingOption)
  static let stateLimit = Option("--states", value: "N", help: Words.stateLimitOption)
}
