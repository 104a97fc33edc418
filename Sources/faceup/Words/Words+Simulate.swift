extension Words {
  static let simulateSummary = "Let a player play a game many times, and count."

  static func simulateDetails(games: [PlayableGame]) -> [String] {
    [
      "Games and who can play them: "
        + games.map { "\($0.name) (\($0.players.map(\.name).joined(separator: ", ")))" }
        .joined(separator: ", ") + ".",
      """
      random makes any move that changes something. greedy takes the game's own hint. memory plays \
      Concentration and forgets no card that was seen.
      """,
      """
      Printed are the mean of the scores with its standard error, their deviation and quantiles, \
      the same for the number of moves, the share of games won with its standard error, and a \
      histogram of the scores. The same seed gives the same result, everywhere.
      """,
    ]
  }

  static let playerOption = "Who plays; random if not given."
  static let simulatedGamesOption = "How many games to play; 1000 if not given."
  static let simulationSeedOption = "What all chance starts from, from 0 on; 0 if not given."
  static let simulationCardsOption =
    "Lay this many cards on the table, instead of the usual number."

  static let simulateExamples = [
    Command.Example(
      call: "simulate elevens --player greedy --games 200 --seed 1",
      meaning: "How often is Elevens won by taking what can be taken?"),
    Command.Example(
      call: "simulate concentration --player memory --cards 16 --games 50 --json",
      meaning: "How long does a perfect memory need for 8 pairs?"),
  ]

  static func simulationHeading(
    _ game: String, _ player: String, _ games: Int, _ seed: UInt64
  ) -> String {
    "\(game), \(player) player, \(games) games, seed \(seed)"
  }

  static let scoreColumn = "score"
  static let movesColumn = "moves"
  static let simulationRows = [
    "", "mean", "standard error", "deviation", "least", "5 % quantile", "25 % quantile", "median",
    "75 % quantile", "95 % quantile", "most",
  ]

  static func winRate(_ won: Int, of games: Int, percent: String, error: String) -> String {
    "Won: \(won) of \(games), \(percent) % with a standard error of \(error) %."
  }

  static func unfinished(_ count: Int) -> String {
    "Not played to the end: \(count); the player gave up, or made 10000 moves."
  }

  static let histogramHeading = "Scores, and how many games had them:"

  static func simulationProgress(_ played: Int, of count: Int) -> String {
    "\(played) of \(count) games"
  }

  static func unknownPlayer(_ name: String, of game: String, among names: [String]) -> UsageError {
    UsageError(
      "\"\(name)\" does not play \(game): " + didYouMean(name, among: names, orList: "players"))
  }
}
