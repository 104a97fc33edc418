import CardGameCourse

extension Words {
  static let checkSummary = "Check an exercise of the course, and say what is wrong."

  static let checkDetails = [
    """
    Builds only that exercise, runs its checks, and prints for each PASS, FAIL, CRASH, TIMEOUT, \
    BUILD ERROR, NOT STARTED or NOT RUN, and for the first one that is not passed what is wrong and \
    where. NN is the exercise's number or its folder.
    """,
    """
    Without NN the next exercise is checked: the first that you have begun and that is not passed, \
    or else the first that you have not begun.
    """,
    """
    A check that crashes, hangs or leaves the process costs no other check its result. Only a check \
    that runs to its end is passed.
    """,
  ]

  static let timeoutOption = """
    Stop the checks when they take longer than this, from 1 to 3600; 10 without it.
    """

  static let checkExamples = [
    Command.Example(call: "check", meaning: "Check the next exercise."),
    Command.Example(call: "check 06", meaning: "Check exercise 06."),
    Command.Example(call: "check 06 --json", meaning: "Get the same for a program."),
  ]

  static func unknownExercise(_ name: String, among numbers: [String]) -> UsageError {
    UsageError(
      "\"\(name)\" is not an exercise: the exercises are \(numbers.joined(separator: ", ")).")
  }

  static func building(_ exercise: Exercise) -> String { "Building exercise \(exercise.number)." }

  // MARK: - The report

  /// The first line of a report: a word, the exercise, and how many checks pass.
  static func verdict(_ report: CheckReport) -> String {
    let title = "\(report.exercise.number) \(report.exercise.title)"
    let count = report.results.count
    let passed = report.results.count { $0.verdict == .pass }
    guard let first = report.firstProblem else {
      let checks = count == 1 ? "its check passes" : "all \(count) checks pass"
      return "PASS  \(title): \(checks)."
    }
    switch first.verdict {
    case .buildError: return "BUILD ERROR  \(title): it does not compile, so no check ran."
    case .notStarted where passed == 0: return "NOT STARTED  \(title): \(checks(count)) to pass."
    default:
      let worst: Verdict = report.results.contains { $0.verdict == .fail } ? .fail : first.verdict
      return "\(worst.rawValue)  \(title): \(passed) of \(checks(count)) "
        + (passed == 1 ? "passes." : "pass.")
    }
  }

  private static func checks(_ count: Int) -> String { count == 1 ? "1 check" : "\(count) checks" }

  static func plainResult(_ result: CheckResult, number: Int, of count: Int) -> String {
    "Check \(number) of \(count), \(result.verdict.rawValue): \(result.name)."
  }

  static let alsoWrong = "These are not passed either:"

  static func withArguments(_ arguments: String) -> String { "With \(arguments):" }

  /// Where to look: in the learner's file, or else in the check that failed.
  static func place(_ file: String, _ line: Int?) -> String {
    (file.contains("/Checks/") ? "Check at  " : "Look at   ") + file + (line.map { ":\($0)" } ?? "")
  }

  static let more = "And also:"
  static func andMore(_ count: Int) -> String { "… and \(count) more." }

  static func sayTheSame(_ count: Int, areAllTheSame: Bool) -> String {
    switch (count, areAllTheSame) {
    case (1, true): "1 other check says the same."
    case (_, true): "\(count) other checks say the same."
    case (_, false): "… and \(count) more."
    }
  }

  static let yourCodePrinted = "Your code printed:"
  static let outputCut = "  … and more, which is left out."

  /// What to do after a report.
  static func whatNext(after report: CheckReport, in course: Course) -> String {
    let exercise = report.exercise
    if report.isPassed {
      guard let next = course.exercise(after: exercise) else { return courseEnd }
      return begin(next)
    }
    if report.results.contains(where: { $0.verdict == .notStarted }) { return begin(exercise) }
    return """
      Next: edit \(exercise.filePaths[0]), then run
        swift run faceup check \(exercise.number)
      """
  }

  private static let courseEnd = "This was the last exercise that there is."
  static let courseDone = "Every exercise is passed. You have come to the end of the course."

  private static func begin(_ exercise: Exercise) -> String {
    """
    Next: exercise \(exercise.number), \(exercise.title) (about \(exercise.minutes) minutes).
      read   \(exercise.path)/README.md
      edit   \(exercise.filePaths[0])
      run    swift run faceup check \(exercise.number)
    """
  }

  // MARK: - The dashboard

  /// How far each exercise has come, a line each.
  static func progress(_ exercises: [(exercise: Exercise, progress: ExerciseProgress)]) -> String {
    let begun = exercises.count { $0.progress != .notStarted }
    let width = exercises.map(\.exercise.title.count).max() ?? 0
    let lines = exercises.map { exercise, progress in
      let state =
        switch progress {
        case .notStarted: "not started"
        case .edited: "begun"
        case .unreadable(let path): "\(path) is missing"
        }
      let gap = String(repeating: " ", count: width + 2 - exercise.title.count)
      return "  \(exercise.number)  \(exercise.title)\(gap)\(state)"
    }
    return "The course: \(begun) of \(exercises.count) exercises begun.\n\n"
      + lines.joined(separator: "\n") + "\n"
  }

  /// What comes next for someone who has begun some exercises and has some left.
  static func whatNext(begun: [Exercise], left: [Exercise]) -> String {
    guard let last = begun.last else {
      return left.first.map { begin($0) + "\n" } ?? ""
    }
    var text = """
      Next: see whether what you have begun is right.
        edit   \(last.filePaths[0])
        run    swift run faceup check

      """
    if let next = left.first {
      text += """

        After that: exercise \(next.number), \(next.title).
          edit   \(next.filePaths[0])

        """
    }
    return text
  }
}
