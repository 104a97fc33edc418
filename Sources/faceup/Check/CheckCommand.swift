import CardGameCourse

extension Command {
  /// Builds an exercise, runs its checks and tells what became of each.
  static let check = Command(
    name: "check",
    summary: Words.checkSummary,
    usage: "[NN] [options]",
    details: Words.checkDetails,
    options: [.timeout, .json, .plain],
    examples: Words.checkExamples,
    run: { arguments, console in
      let chosen = try Course.lesson.exercise(chosenBy: arguments.words, after: "check")
      let format = try CheckFormat(arguments)
      let seconds = try arguments.number(of: .timeout, in: 1...3600) ?? 10
      let project = try Project(around: console)
      let progress = BuildProgress(console: console, format: format)
      let checker = Checker(
        project: project, processes: console.processes, environment: console.environment,
        secondsAllowed: Double(seconds), reportProgress: progress.show)
      let printer = CheckPrinter(course: .lesson, format: format, console: console)
      if let chosen {
        progress.begin(chosen)
        let report = try progress.clearing { try checker.check(chosen) }
        printer.show(report)
        return report.isPassed ? .success : .checkFailed
      }
      for exercise in Course.lesson.candidates(in: project) {
        progress.begin(exercise)
        let report = try progress.clearing { try checker.check(exercise) }
        if !report.isPassed {
          printer.show(report)
          return .checkFailed
        }
        printer.showPass(report)
      }
      printer.showEnd()
      return .success
    })
}

extension Project {
  /// The project that the tool was called in.
  init(around console: Console) throws(UsageError) {
    do {
      try self.init(containing: console.workingDirectory)
    } catch {
      throw UsageError(error.description)
    }
  }
}

extension Option {
  static let timeout = Option("--timeout", value: "SECONDS", help: Words.timeoutOption)
}

extension Course {
  /// The exercise that was typed, or `nil` when none was.
  func exercise(
    chosenBy words: [String], after command: String
  ) throws(UsageError) -> Exercise? {
    guard let word = words.first else { return nil }
    guard words.count == 1 else {
      throw Words.superfluousWord(words[1], after: "\(command) \(word)")
    }
    guard let exercise = exercise(named: word) else {
      throw Words.unknownExercise(word, among: exercises.map(\.number))
    }
    return exercise
  }

  /// The exercises that may be the next one: those that were begun, and then those that were not.
  ///
  /// The next exercise is the first of them that is not passed. Nothing is kept about earlier passes,
  /// so each that was begun is checked again.
  func candidates(in project: Project) -> [Exercise] {
    exercises.filter { project.progress(of: $0) != .notStarted }
      + exercises.filter { project.progress(of: $0) == .notStarted }
  }
}
