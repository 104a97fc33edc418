import CardGameModel

/// What came of a simulation, as numbers for a program and as a page for a person.
struct SimulationReport: JSONLine {
  let game: String
  let player: String
  let seed: UInt64
  let result: SimulationResult

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(game, forKey: .game)
    try container.encode(player, forKey: .player)
    try container.encode(seed, forKey: .seed)
    try container.encode(result.scores.count, forKey: .games)
    try container.encode(Numbers(result.scores), forKey: .score)
    try container.encode(Numbers(result.moves), forKey: .moves)
    try container.encode(result.wins.successes, forKey: .won)
    try container.encode(result.wins.rate, forKey: .winRate)
    try container.encode(result.wins.standardError, forKey: .winRateError)
    try container.encode(result.unfinished, forKey: .unfinished)
    try container.encode(histogram, forKey: .histogram)
  }

  private enum CodingKeys: CodingKey {
    case game, player, seed, games, score, moves, won, winRate, winRateError, unfinished, histogram
  }

  /// The numbers of a column.
  private struct Numbers: Encodable {
    let mean, error, deviation: Double
    let minimum, maximum: Int
    let quantiles: [String: Double]

    init(_ statistics: Statistics) {
      mean = statistics.mean
      error = statistics.standardError
      deviation = statistics.standardDeviation
      minimum = statistics.minimum
      maximum = statistics.maximum
      quantiles = Dictionary(
        uniqueKeysWithValues: SimulationReport.shares.map { ("\($0)", statistics.quantile($0)) })
    }
  }

  private static let shares = [0.05, 0.25, 0.5, 0.75, 0.95]

  private var histogram: [Statistics.Bin] { result.scores.histogram(atMost: 12) }
}

// MARK: - For a person

extension SimulationReport {
  /// The result in lines of at most 80 columns.
  var text: String {
    let wins = result.wins
    var lines = [
      Words.simulationHeading(game, player, result.scores.count, seed), "",
    ]
    lines += zip(
      Words.simulationRows,
      zip(column(Words.scoreColumn, result.scores), column(Words.movesColumn, result.moves))
    ).map {
      name, numbers in
      name + numbers.0.aligned(to: 30 - name.count) + numbers.1.aligned(to: 14)
    }
    lines += [
      "",
      Words.winRate(
        wins.successes, of: wins.trials, percent: (100 * wins.rate).decimals(2),
        error: (100 * wins.standardError).decimals(2)),
    ]
    if result.unfinished > 0 { lines.append(Words.unfinished(result.unfinished)) }
    return (lines + ["", Words.histogramHeading] + bars).map { $0 + "\n" }.joined()
  }

  /// What stands below each other for the scores, or for the moves; the first is its heading.
  private func column(_ heading: String, _ statistics: Statistics) -> [String] {
    [heading]
      + [statistics.mean, statistics.standardError, statistics.standardDeviation].map {
        $0.decimals(2)
      } + ["\(statistics.minimum)"] + Self.shares.map { statistics.quantile($0).decimals(1) }
      + ["\(statistics.maximum)"]
  }

  private var bars: [String] {
    let bins = histogram
    let most = bins.map(\.count).max() ?? 1
    let names = bins.map { $0.first == $0.last ? "\($0.first)" : "\($0.first) to \($0.last)" }
    let width = names.map(\.count).max() ?? 0
    return zip(names, bins).map { name, bin in
      // A range that holds a single game is not to look empty.
      let length = bin.count == 0 ? 0 : max(1, bin.count * 40 / most)
      let line = "  \(name.aligned(to: width))  \("\(bin.count)".aligned(to: 8))"
      return length == 0 ? line : line + "  " + String(repeating: "#", count: length)
    }
  }
}

extension String {
  /// The text with spaces before it, up to a width.
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension Double {
  /// The number with so many decimals, rounded to the nearest.
  func decimals(_ count: Int) -> String {
    let scale = (0..<count).reduce(1) { power, _ in power * 10 }
    let whole = Int((magnitude * Double(scale)).rounded())
    let (units, rest) = whole.quotientAndRemainder(dividingBy: scale)
    let digits = "\(rest)".aligned(to: count).map { $0 == " " ? "0" : $0 }
    return (self < 0 && whole > 0 ? "-" : "") + "\(units)." + String(digits)
  }
}
