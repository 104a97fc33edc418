import CardGameCourse

extension Command {
  /// Shows the lesson or the task of an exercise.
  static let lesson = Command(
    name: "lesson", summary: Words.lessonSummary, usage: "[NN] [options]",
    details: Words.lessonDetails, options: [.task],
    run: { arguments, console in
      let learner = try Learner(around: console)
      let exercise = try learner.exercise(chosenBy: arguments.words, after: "lesson")
      let task = "\(exercise.path)/README.md"
      let lesson = "Docs/Lessons/\(exercise.folder).md"
      let hasLesson = (try? learner.text(lesson)) != nil
      let showsTask = arguments.has(.task) || !hasLesson
      console.write(TerminalPage(try learner.text(showsTask ? task : lesson)).text)
      console.write("\n" + Words.afterLesson(exercise, isTask: showsTask) + "\n")
      return .success
    })

  /// Shows a hint.
  static let hint = Command(
    name: "hint", summary: Words.hintSummary, usage: "[NN] [options]", details: Words.hintDetails,
    options: [.more, .json],
    run: { arguments, console in
      let learner = try Learner(around: console)
      let exercise = try learner.exercise(chosenBy: arguments.words, after: "hint")
      let isKnown = learner.notebook.notes(on: exercise).verdict != nil
      if !isKnown, learner.project.progress(of: exercise) == .edited {
        // Whatever was seen of these files, by "swift test" for one, is found out again. Where that cannot
        // be done there is a hint all the same.
        let format: CheckFormat = arguments.has(.json) ? .json : .text
        let checking = Checking(
          project: learner.project, format: format, seconds: 10, console: console)
        _ = try? checking.report(on: exercise)
      }
      let hint = try learner.hint(for: exercise, more: arguments.has(.more))
      console.write(arguments.has(.json) ? hint.json + "\n" : Words.hint(hint))
      return .success
    })

  /// Shows the solution to who has passed, or gives up.
  static let solution = Command(
    name: "solution", summary: Words.solutionSummary, usage: "[NN] [options]",
    details: Words.solutionDetails, options: [.giveUp],
    run: { arguments, console in
      let learner = try Learner(around: console)
      let exercise = try learner.exercise(chosenBy: arguments.words, after: "solution")
      let progress = learner.notebook.progress(of: exercise)
      var notes = learner.notebook.notes(on: exercise)
      if progress != .passed, !notes.hasGivenUp {
        guard arguments.has(.giveUp) else { return console.refuse(Words.notPassedYet(exercise)) }
        notes.hasGivenUp = true
        learner.notebook.save(notes, on: exercise)
      }
      for file in exercise.files {
        let path = "\(exercise.path)/Solution/\(file)"
        console.write("\(path):\n\n\(try learner.text(path))\n")
      }
      console.write(Words.afterSolution(exercise) + "\n")
      return .success
    })

  /// Shows in what the learner's files differ from the solution.
  static let diff = Command(
    name: "diff", summary: Words.diffSummary, usage: "[NN]", details: Words.diffDetails,
    run: { arguments, console in
      let learner = try Learner(around: console)
      let exercise = try learner.exercise(chosenBy: arguments.words, after: "diff")
      let hasGivenUp = learner.notebook.notes(on: exercise).hasGivenUp
      guard learner.notebook.progress(of: exercise) == .passed || hasGivenUp else {
        return console.refuse(Words.notPassedYet(exercise))
      }
      for file in exercise.files {
        let path = "\(exercise.path)/\(file)"
        let yours = try learner.text(path)
        let solution = try learner.text("\(exercise.path)/Solution/\(file)")
        let lines = LineDifference(from: yours, to: solution).lines
        console.write(Words.differences(path, isSame: lines.isEmpty) + "\n")
        if !lines.isEmpty { console.write(lines.joined(separator: "\n") + "\n") }
      }
      return .success
    })

  /// Puts the starter back.
  static let reset = Command(
    name: "reset", summary: Words.resetSummary, usage: "NN [options]", details: Words.resetDetails,
    options: [.yes],
    run: { arguments, console in
      let learner = try Learner(around: console)
      guard let exercise = try learner.course.exercise(chosenBy: arguments.words, after: "reset")
      else { throw Words.resetNeedsNumber }
      if !arguments.has(.yes) {
        console.write(Words.askReset(exercise))
        guard let answer = console.readLine(), Words.isYes(answer) else {
          return console.refuse(Words.notReset)
        }
      }
      let backup = try learner.notebook.reset(exercise)
      console.write(Words.afterReset(exercise, backup: backup) + "\n")
      return .success
    })
}

extension Option {
  static let task = Option("--task", help: Words.taskOption)
  static let more = Option("--more", help: Words.moreOption)
  static let giveUp = Option("--give-up", help: Words.giveUpOption)
  static let yes = Option("--yes", help: Words.yesOption)
}

extension Console {
  /// Says why something is not done.
  fileprivate func refuse(_ sentence: String) -> ExitCode {
    writeError(sentence + "\n")
    return .checkFailed
  }
}

/// A hint that is given, and where it stands among the others.
struct GivenHint {
  let exercise: Exercise

  /// The check or the mistake that it is for.
  let heading: String

  /// Whether that is what failed last; else nothing has failed, and it is the first check.
  let isForFailure: Bool

  /// Whether nothing could fail yet, because the files do not compile.
  let isBroken: Bool

  /// Which hint of how many it is, from 1.
  let number: Int
  let count: Int

  let rung: Hints.Rung

  /// The hint as JSON in a line, always with the same keys in the same order.
  var json: String {
    let members: [(key: String, value: String)] = [
      ("exercise", exercise.number.json), ("for", heading.json), ("failed", "\(isForFailure)"),
      ("number", "\(number)"), ("count", "\(count)"), ("title", rung.title.json),
      ("text", rung.text.json),
    ]
    return "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }
}

extension Learner {
  /// The hint to be read now: the first for what failed last, or one that tells more than the last.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - more: Whether to tell more than the last time.
  /// - Returns: The hint.
  /// - Throws: A ``UsageError`` when there are no hints.
  func hint(for exercise: Exercise, more: Bool) throws(UsageError) -> GivenHint {
    guard let hints = try? Hints(for: exercise, in: project), let first = hints.sections.first
    else { throw Words.pageMissing("\(exercise.path)/Hints.md") }
    var notes = notebook.notes(on: exercise)
    let found = notes.failingCheck.flatMap { hints.section(for: $0, code: notes.failingCode) }
    let section = found ?? first
    if notes.hintHeading != section.heading {
      notes.hintHeading = section.heading
      notes.hintRung = 0
    } else if more {
      notes.hintRung += 1
    }
    notes.hintRung = min(notes.hintRung, section.rungs.count - 1)
    notebook.save(notes, on: exercise)
    return GivenHint(
      exercise: exercise, heading: section.heading, isForFailure: found != nil,
      isBroken: notes.verdict == .buildError, number: notes.hintRung + 1,
      count: section.rungs.count, rung: section.rungs[notes.hintRung])
  }
}
