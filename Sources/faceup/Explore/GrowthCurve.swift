import CardGameHarness
import CardGameModel

/// How the states of a game grow with its cards, and the time to look at them all.
struct GrowthCurve {
  private(set) var points: [Point] = []

  /// One table.
  struct Point: JSONLine {
    let cards: Int
    let states: Int
    let transitions: Int
    let depth: Int
    let seconds: Double
  }

  /// Explores tables of the first cards of a deal: 4 of them, 6, and so on up to all.
  ///
  /// - Parameters:
  ///   - cardCount: How many cards were dealt.
  ///   - report: Is told of each table when it is done.
  ///   - explore: Explores the table of so many cards.
  /// - Throws: What exploring throws.
  init(
    upTo cardCount: Int, report: (Point) throws -> Void,
    explore: (Int) throws -> Exploration
  ) throws {
    for cards in stride(from: 4, through: cardCount, by: 2) {
      var exploration = Exploration?.none
      let time = try ContinuousClock().measure { exploration = try explore(cards) }
      guard let exploration else { continue }
      let point = Point(
        cards: cards, states: exploration.stateCount, transitions: exploration.transitionCount,
        depth: exploration.depth,
        seconds: Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
      points.append(point)
      try report(point)
    }
  }
}

extension GrowthCurve {
  /// The curves as a picture: states and time over the number of cards, both in powers of ten.
  ///
  /// - Parameter title: What is explored, for the picture's title.
  /// - Returns: A document in SVG.
  func picture(title: String) -> String {
    let states = points.map { (Double($0.cards), Double($0.states)) }
    let milliseconds = points.map { (Double($0.cards), max(0.1, $0.seconds * 1000)) }
    let plot = LogPlot(
      title: title,
      description: "States grow from \(points.first?.states ?? 0) with "
        + "\(points.first?.cards ?? 0) cards to \(points.last?.states ?? 0) with "
        + "\(points.last?.cards ?? 0); the time grows in the same way.",
      horizontal: "cards on the table",
      curves: [
        LogPlot.Curve(name: "states", dash: nil, points: states),
        LogPlot.Curve(name: "milliseconds", dash: "6 5", points: milliseconds),
      ])
    return plot.svg
  }
}
