import CardGameCourse
import CardGameHarness

extension Command {
  /// Builds an exercise, runs its checks and tells what became of each.
  static let check = Command(
    name: "check",
    summary: Words.checkSummary,
    usage: "[NN … | all] [options]",
    details: Words.checkDetails,
    options: [.timeout, .report, .json, .plain],
    examples: Words.checkExamples,
    run: { arguments, console in
      let chosen = try Course.lesson.exercises(chosenBy: arguments.words, after: "check")
      let format = try CheckFormat(arguments)
      let seconds = try arguments.number(of: .timeout, in: 1...3600) ?? 10
      var surroundings = console
      surroundings.environment[Arguments.depthVariable] =
        try arguments.reportDepth(on: console).rawValue
      let checking = Checking(
        project: try Project(around: console), format: format, seconds: seconds,
        console: surroundings)
      switch chosen.count {
      case 0: return try checking.checkNext()
      case 1: return try checking.check(chosen[0])
      default: return try checking.check(chosen)
      }
    })
}

/// Checks one exercise, some, or those up to the next one, and prints what became of them.
struct Checking {
  let project: Project
  let format: CheckFormat
  let seconds: Int
  let console: Console

  private var printer: CheckPrinter {
    CheckPrinter(course: .lesson, format: format, console: console)
  }

  /// Checks an exercise and prints everything about it.
  func check(_ exercise: Exercise) throws -> ExitCode {
    let report = try report(on: exercise)
    printer.show(report)
    return report.isPassed ? .success : .checkFailed
  }

  /// Checks exercises and prints a line for each, and a sum.
  func check(_ exercises: [Exercise]) throws -> ExitCode {
    var reports: [CheckReport] = []
    for exercise in exercises {
      let report = try report(on: exercise)
      reports.append(report)
      printer.showRow(report)
    }
    printer.showSum(reports)
    return reports.allSatisfy(\.isPassed) ? .success : .checkFailed
  }

  /// Checks what was begun, and then what was not, up to the first exercise that is not passed.
  func checkNext() throws -> ExitCode {
    let candidates = Learner(in: project).candidates
    // Where all are passed already, they are checked once more, so that a pass is never only claimed.
    for exercise in candidates.isEmpty ? Course.lesson.exercises : candidates {
      let report = try report(on: exercise)
      guard report.isPassed else {
        printer.show(report)
        return .checkFailed
      }
      printer.showPass(report)
    }
    printer.showEnd()
    return .success
  }

  /// Checks an exercise, and notes a pass.
  func report(
    on exercise: Exercise, shouldStop: (() -> Bool)? = nil
  ) throws -> CheckReport {
    let progress = BuildProgress(console: console, format: format)
    let checker = Checker(
      project: project, processes: console.processes, environment: console.environment,
      secondsAllowed: Double(seconds), reportProgress: progress.show,
      shouldStop: shouldStop)
    // What was not begun is not built.
    if project.progress(of: exercise) != .notStarted { progress.begin(exercise) }
    let snapshot = Snapshot(of: exercise, in: project)
    let report = try progress.clearing { try checker.check(exercise) }
    Notebook(of: project).note(report, of: snapshot)
    return report
  }
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
  /// The exercises that were typed, each once; `all` is every one.
  func exercises(
    chosenBy words: [String], after command: String
  ) throws(UsageError) -> [Exercise] {
    if words.first == "all" {
      guard words.count == 1 else {
        throw Words.superfluousWord(words[1], after: "\(command) all")
      }
      return exercises
    }
    var chosen: [Exercise] = []
    for word in words {
      guard let exercise = exercise(named: word) else {
        throw Words.unknownExercise(word, among: self)
      }
      if !chosen.contains(exercise) { chosen.append(exercise) }
    }
    return chosen
  }

  /// The one exercise that was typed, or `nil` when none was.
  func exercise(
    chosenBy words: [String], after command: String
  ) throws(UsageError) -> Exercise? {
    guard words.count < 2 else {
      throw Words.superfluousWord(words[1], after: "\(command) \(words[0])")
    }
    guard let word = words.first else { return nil }
    guard let exercise = exercise(named: word) else {
      throw Words.unknownExercise(word, among: self)
    }
    return exercise
  }
}
