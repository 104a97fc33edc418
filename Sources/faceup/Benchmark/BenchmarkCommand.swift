extension Command {
  /// Measures what a touch costs, from the bare model to the full diagnosis, in one run.
  static let benchmark = Command(
    name: "benchmark",
    summary: Words.benchmarkSummary,
    usage: "[options]",
    details: Words.benchmarkDetails,
    options: [.json, .touches, .perGame],
    examples: [],
    run: { arguments, console in
      if let word = arguments.words.first { throw Words.superfluousWord(word, after: "benchmark") }
      let touches = try arguments.number(of: .touches, in: 10...1_000_000) ?? 2000
      let isJSON = arguments.has(.json)
      if arguments.has(.perGame) {
        if !isJSON {
          console.write(Words.gameBenchmarkHeading(isOptimised: TouchBenchmark.isOptimised))
        }
        for game in PlayableGame.all {
          let result = try game.measure(touches)
          console.write(isJSON ? try result.json() + "\n" : result.line)
        }
        return .success
      }
      if !isJSON { console.write(Words.benchmarkHeading(isOptimised: TouchBenchmark.isOptimised)) }
      for measurement in TouchBenchmark.all(touches: touches) {
        let result = measurement.run()
        console.write(isJSON ? try result.json() + "\n" : result.line)
      }
      return .success
    })
}

extension Option {
  static let touches = Option("--touches", value: "N", help: Words.touchesOption)
  static let perGame = Option("--per-game", help: Words.perGameOption)
}
