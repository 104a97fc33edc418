extension Words {
  static let benchmarkSummary = "Measure what a touch costs on this machine."
  static let benchmarkDetails = [
    """
    Plays seeded touches on the bare model; on a controller with a view that \
    shows nothing; with a view that records; with the whole table diagnosed \
    after every touch; and with a view that records who set each value.
    """,
    """
    Each figure is the middle one of several runs. Build for release to measure \
    what counts: swift run -c release faceup benchmark
    """,
  ]
  static let touchesOption = "How many touches to play in a run; 2000 if not given."

  static let perGameOption = """
    Measure each game instead: the choices of random play that it makes in a second, and the bytes \
    of memory that a game in play takes.
    """

  static func gameBenchmarkHeading(isOptimised: Bool) -> String {
    "Built for \(isOptimised ? "release" : "debugging").\n"
      + "game                  choices/second      bytes/game\n"
  }

  static func benchmarkHeading(isOptimised: Bool) -> String {
    "Built for \(isOptimised ? "release" : "debugging").\n"
      + "at work                    cards     touches    ns/touch\n"
  }
}
