import CardGameBugs
import CardGameHarness
import CardGameModel

/// How few moves find a mistake: by exploring, at random after shrinking, and by the gallery's script.
struct GalleryRace {
  private(set) var rows: [Row] = []

  /// The moves that find one mistake.
  struct Row: JSONLine {
    let bug: String

    /// By exploring, or `nil` where no move of the plan shows it.
    let explorer: Int?

    /// At random after shrinking, or `nil` where no game showed it.
    let random: Int?

    /// By the gallery's own script.
    let gallery: Int

    /// Whether exploring needs no more moves than the gallery.
    var isShortest: Bool { explorer.map { $0 <= gallery } ?? true }
  }

  /// Finds every mistake of a game in each way.
  ///
  /// - Parameters:
  ///   - type: The game; mistakes of others, and those that end the program, are passed over.
  ///   - order: How to explore.
  ///   - report: Is told of each mistake when it is done.
  /// - Throws: What `report` throws.
  init<Game: CardGame>(
    of type: Game.Type, _ order: ExplorationOrder, report: (Row) throws -> Void
  ) throws {
    for bug in Gallery.bugs where bug.risk == nil {
      guard let specimen = bug.specimen as? PlayedSpecimen<Game> else { continue }
      let row = Row(
        bug: bug.id, explorer: order.explore(specimen).failure?.moves.count,
        random: Self.playAtRandom(specimen)?.moves.count, gallery: specimen.moves.count)
      rows.append(row)
      try report(row)
    }
  }

  private static func playAtRandom<Game: CardGame>(
    _ specimen: PlayedSpecimen<Game>
  ) -> Exploration.Failure? {
    CardGameHarness.playAtRandom(
      specimen.game, games: 300, seed: 1, style: specimen.style, buttonType: specimen.buttonType,
      updatesFirst: specimen.updatesFirst
    ) { specimen.makeController($0, specimen.game, $1) }.failure
  }
}

extension GalleryRace {
  /// How many moves more than exploring each mistake needed at random, the fewest first.
  var surplus: [Int] {
    rows.compactMap { row in
      row.explorer.flatMap { explorer in row.random.map { $0 - explorer } }
    }.sorted()
  }
}
