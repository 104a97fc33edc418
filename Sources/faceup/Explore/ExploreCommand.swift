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
      .exploredDeal, .exploredSeed, .exploredCards, .match, .bug, .byPlaying, .stateLimit, .growth,
      .gallery, .json,
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
      let file = try PictureFile(arguments.value(of: .growth), in: console.workingDirectory)
      let line = StatusLine(console: console)
      order.progress = { line.put(Words.explorationProgress($0)) }
      defer { line.clear() }
      if arguments.has(.gallery) {
        for other in [Option.bug, .growth, .deal, .seed, .cards, .match]
        where arguments.has(other) {
          throw Words.exclusive(.gallery, other)
        }
        return try race(with: game, order, arguments.has(.json), console, line)
      }
      if let file {
        try growth(of: game, options, order, into: file, arguments.has(.json), console, line)
        return .success
      }
      let report = ExplorationReport(exploration: try game.explore(options, order))
      line.clear()
      console.write(arguments.has(.json) ? try report.json() + "\n" : report.text)
      return report.exitCode
    })

  /// Explores the first cards of a table, then two more, and so on, and draws how the states grow.
  private static func growth(
    of game: PlayableGame, _ options: PlayOptions, _ order: ExplorationOrder,
    into file: PictureFile, _ isJSON: Bool, _ console: Console, _ line: StatusLine
  ) throws {
    let cardCount = try options.cardCount(in: 4...1000) ?? 12
    func explore(_ cards: Int, _ order: ExplorationOrder) throws -> Exploration {
      var options = options
      options.cards = cards
      return try game.explore(options, order)
    }
    // A table that cannot be laid is refused now, and not after all the smaller ones.
    var firstLook = order
    firstLook.plan.stateLimit = 1
    _ = try explore(cardCount, firstLook)
    if !isJSON { console.write(Words.growthHeading) }
    let curve = try GrowthCurve(upTo: cardCount) { point in
      line.clear()
      console.write((isJSON ? try point.json() : Words.growthRow(point)) + "\n")
    } explore: { cards in
      try explore(cards, order)
    }
    try file.write(curve.picture(title: Words.growthTitle(of: game.name)))
  }

  /// Finds every bug of the gallery in each way, and says how many moves that takes.
  private static func race(
    with game: PlayableGame, _ order: ExplorationOrder, _ isJSON: Bool, _ console: Console,
    _ line: StatusLine
  ) throws -> ExitCode {
    var isFirst = true
    let race = try game.race(order) { row in
      line.clear()
      if isFirst, !isJSON { console.write(Words.raceHeading) }
      isFirst = false
      console.write((isJSON ? try row.json() : Words.raceRow(row)) + "\n")
    }
    guard !race.rows.isEmpty else { throw Words.noBug(playedWith: game.name) }
    if !isJSON { console.write(Words.raceEnd(race)) }
    return race.rows.allSatisfy(\.isShortest) ? .success : .checkFailed
  }

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
  static let gallery = Option("--gallery", help: Words.galleryOption)
  static let growth = Option("--growth", value: "FILE", help: Words.growthOption)
  static let stateLimit = Option("--states", value: "N", help: Words.stateLimitOption)
}
