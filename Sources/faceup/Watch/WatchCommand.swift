import CardGameCourse

extension Command {
  /// Checks an exercise whenever its file is saved.
  static let watch = Command(
    name: "watch",
    summary: Words.watchSummary,
    usage: "[NN] [options]",
    details: Words.watchDetails,
    options: [.timeout, .plain],
    run: { arguments, console in
      let learner = try Learner(around: console)
      let exercise = try learner.exercise(chosenBy: arguments.words, after: "watch")
      let seconds = try arguments.number(of: .timeout, in: 1...3600) ?? 10
      let watcher = Watcher(
        learner: learner, exercise: exercise, format: try CheckFormat(arguments), seconds: seconds,
        console: console)
      return console.isInputTerminal
        ? try console.withKeys { try watcher.run() } : try watcher.run()
    })
}
