extension Command {
  /// Plays a game: the moves of `--touch`, or those that are typed or piped in.
  static let play = Command(
    name: "play",
    summary: Words.playSummary,
    usage: "GAME [options]",
    details: Words.playDetails(games: PlayableGame.all),
    options: PlayOptions.all + OutputFormat.options,
    examples: Words.playExamples,
    run: { arguments, console in
      let game = try PlayableGame(chosenBy: arguments.words, of: "play")
      var options = try PlayOptions(arguments)
      let format = try OutputFormat(arguments, on: console)
      let isSeedChosenHere = options.deal == nil && options.seed == nil
      if isSeedChosenHere { options.seed = .random(in: 0..<1_000_000) }

      let play = Play(
        session: try game.makeSession(options),
        printer: PlayPrinter(format: format, console: console), console: console)
      let isPersonPlaying = options.moves == nil && console.isInputTerminal
      play.printer.introduce(
        [isPersonPlaying ? game.goal : nil, isSeedChosenHere ? options.seed.map(Words.seed) : nil])
      try play.printer.showDeal(of: play.session)
      if let moves = options.moves {
        try play.perform(moves)
      } else {
        try play.performLines()
      }
      return .success
    })
}
