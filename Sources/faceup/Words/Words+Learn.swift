import CardGameCourse

extension Words {
  static let listSummary = "List the exercises."
  static let nextSummary = "Say which exercise comes next."
  static let statusSummary = "Say how far you are, as your files are now."
  static let statusDetails = [
    """
    "passed" is said only of files that are, byte for byte, those with which every check passed. Once \
    they change, the exercise has to be checked again. What is known lies in .faceup, and may be \
    deleted at any time.
    """
  ]
  static let openSummary = "Print the path of the file to edit, or open it."
  static let openDetails = ["Without NN, the next exercise is meant."]
  static let editorOption = "Open it in the editor that the variable VISUAL or EDITOR names."
  static let lessonSummary = "Show the lesson of an exercise, or its task."
  static let lessonDetails = [
    "Without NN, the next exercise is meant. Pipe it into less to page through it."
  ]
  static let taskOption = "Show the task, which is the exercise's README.md."
  static let hintSummary = "Give a hint for the check that failed last."
  static let hintDetails = [
    """
    There are three hints for every check: a question, a pointer, and nearly the code. Which check it \
    is follows from what fails now: files that have changed since the last "faceup check" are checked \
    first. Without NN, the next exercise is meant.
    """
  ]
  static let moreOption = "Give the hint after the last one, which tells more."
  static let solutionSummary = "Show a solution, once you have passed."
  static let solutionDetails = [
    "Without --give-up it is shown only after a pass. Without NN, the next exercise is meant."
  ]
  static let giveUpOption = "Show it before a pass, which is noted."
  static let diffSummary = "Show in what your file differs from the solution."
  static let diffDetails = [
    """
    Lines of yours begin with -, lines of the solution with +. It is shown once you have passed, or \
    have given up. To be different is not to be wrong: only the checks tell.
    """
  ]
  static let resetSummary = "Begin an exercise again; your file is kept."
  static let resetDetails = [
    "Puts the starter in the place of your files, after asking. Copies of them are kept in .faceup."
  ]
  static let yesOption = "Do not ask."

  // MARK: - What the commands say

  static func pageMissing(_ path: String) -> UsageError {
    UsageError("\(path) cannot be read: get it again from where your copy of FaceUp is from.")
  }

  static let noEditor = UsageError(
    "No editor is named: set the variable EDITOR, for example with export EDITOR=nano.")

  static func cannotOpen(_ editor: String, reason: String) -> UsageError {
    UsageError("\(editor) could not be started (\(reason)): set the variable EDITOR to another.")
  }

  /// The name of a state, for programs.
  static func name(of progress: ExerciseProgress) -> String {
    switch progress {
    case .notStarted: "not started"
    case .edited: "begun"
    case .changed: "changed since it was passed"
    case .passed: "passed"
    case .unreadable: "missing"
    }
  }

  typealias Row = (exercise: Exercise, progress: ExerciseProgress)
  typealias StatusRow = (exercise: Exercise, progress: ExerciseProgress, notes: Notes)

  static func list(_ rows: [Row]) -> String {
    let width = rows.map(\.exercise.title.count).max() ?? 0
    return rows.map { exercise, progress in
      let gap = String(repeating: " ", count: width + 2 - exercise.title.count)
      return "  \(exercise.number)  \(exercise.title)\(gap)\(minutes(exercise))  "
        + name(of: progress) + "\n"
    }.joined()
  }

  private static func minutes(_ exercise: Exercise) -> String {
    (exercise.minutes < 10 ? " " : "") + "\(exercise.minutes) min"
  }

  static func plainList(_ rows: [Row]) -> String {
    rows.map { exercise, progress in
      "Exercise \(exercise.number), \(exercise.title), about \(exercise.minutes) minutes, "
        + "\(name(of: progress)).\n"
    }.joined()
  }

  static func status(_ rows: [StatusRow]) -> String {
    let width = rows.map(\.exercise.title.count).max() ?? 0
    return sum(rows.map(\.progress)) + "\n\n"
      + rows.map { row in
        let gap = String(repeating: " ", count: width + 2 - row.exercise.title.count)
        return "  \(row.exercise.number)  \(row.exercise.title)\(gap)\(state(row))\n"
      }.joined()
  }

  static func plainStatus(_ rows: [StatusRow]) -> String {
    sum(rows.map(\.progress)) + "\n"
      + rows.map { row in
        "Exercise \(row.exercise.number), \(row.exercise.title): \(state(row)).\n"
      }.joined()
  }

  private static func state(_ row: StatusRow) -> String {
    var state = name(of: row.progress)
    if row.progress != .passed, row.progress != .notStarted, let verdict = row.notes.verdict {
      state += ", \(verdict.rawValue)"
      if verdict != .buildError {
        state += ", \(row.notes.passedCount) of \(row.notes.checkCount) checks pass"
      }
    }
    return state + (row.notes.hasGivenUp ? " (solution read)" : "")
  }

  /// How many exercises are passed and begun.
  static func sum(_ progress: [ExerciseProgress]) -> String {
    let passed = progress.count { $0 == .passed }
    let begun = progress.count { $0 != .notStarted } - passed
    return "The course: \(passed) of \(progress.count) exercises passed, \(begun) more begun."
  }

  static func afterLesson(_ exercise: Exercise, isTask: Bool) -> String {
    (isTask ? "" : "The task:  swift run faceup lesson \(exercise.number) --task\n") + """
      Edit:      \(exercise.filePaths[0])
      Check:     swift run faceup check \(exercise.number)
      """
  }

  /// A hint, and how to get the next: by a key, where there are keys.
  static func hint(_ hint: GivenHint, nextByKey key: String? = nil) -> String {
    let (exercise, heading) = (hint.exercise, hint.heading)
    let why =
      if hint.isForFailure {
        // A mistake's name is one word, and a check's is a sentence.
        heading.contains(" ") ? "\(heading)." : "For the mistake that is named \(heading)."
      } else if hint.isBroken {
        "It does not compile yet, so no check has run: mend that first, by what \"faceup check\" says. "
          + "The first check is: \(heading)."
      } else {
        "Nothing has failed yet, as far as is known. The first check is: \(heading)."
      }
    let kind = hint.rung.title.lowercased()
    let end =
      if hint.number == hint.count {
        "This was the last. Read the check, or: \(giveUp(exercise))"
      } else if let key {
        "More: press \(key) again."
      } else {
        "More: swift run faceup hint \(exercise.number) --more"
      }
    return """
      Hint \(hint.number) of \(hint.count) for \(exercise.number) \(exercise.title): \(kind)
      \(why.wrapped(to: 80))

      \(TerminalPage(hint.rung.text, indent: 2).text)
      \(end)

      """
  }

  private static func giveUp(_ exercise: Exercise) -> String {
    "swift run faceup solution \(exercise.number) --give-up"
  }

  static func notPassedYet(_ exercise: Exercise) -> String {
    """
    \(exercise.number) \(exercise.title) is not passed with the files as they are now.
      check     swift run faceup check \(exercise.number)
      give up   \(giveUp(exercise))
    """
  }

  static func afterSolution(_ exercise: Exercise) -> String {
    """
    Why it is so, and others:  \(exercise.path)/Solution/README.md
    Beside yours:              swift run faceup diff \(exercise.number)
    """
  }

  static func differences(_ path: String, isSame: Bool) -> String {
    isSame ? "\(path): the same as the solution." : "\(path): - yours, + the solution"
  }

  static let resetNeedsNumber = UsageError("reset needs an exercise: write for example reset 06.")

  static func askReset(_ exercise: Exercise) -> String {
    """
    Put the starter in the place of these? Copies are kept.
    \(exercise.filePaths.map { "  \($0)" }.joined(separator: "\n"))
    [y/N] 
    """
  }

  static func isYes(_ answer: String) -> Bool { ["y", "yes"].contains(answer.lowercased()) }

  static let notReset = "Nothing was changed."

  static func afterReset(_ exercise: Exercise, backup: String) -> String {
    """
    \(exercise.number) \(exercise.title) is as it was at the start. Yours is kept in
      \(backup)
    """
  }
}
