import CardGameCourse

extension Words {
  static let checkSummary = "Check an exercise of the course, and say what is wrong."

  static let checkDetails = [
    """
    Builds only that exercise, runs its checks, and prints for each PASS, FAIL, CRASH, TIMEOUT, \
    BUILD ERROR, NOT STARTED or NOT RUN, and for the first one that is not passed what is wrong and \
    where. NN is the exercise's number or its folder. With several, or with all, there is a line for \
    each exercise and a sum.
    """,
    """
    Without NN the next exercise is checked: the first that you have begun and that is not passed, \
    or else the first that you have not begun.
    """,
    """
    A check that crashes, hangs or leaves the process costs no other check its result. Only a check \
    that runs to its end is passed.
    """,
    """
    With --json there is an object a line for each check: exercise, check, verdict, diagnosis, file and \
    line. file and line are where to look: your own line that crashed, hangs, or set what is wrong, or \
    else the line of the check. They are null after a pass, and where nobody can say: code that leaves \
    the process, is killed, or uses too much memory leaves no trace, and code that waits may not \
    answer in time. Only line is null where the code was between two lines, as in a loop without any.
    """,
  ]

  static let timeoutOption = """
    Stop the checks when they take longer than this, from 1 to 3600; 10 without it. A check that \
    hangs is stopped after half of it, so that the others have the other half.
    """

  static let reportOption = """
    How much reports tell: hint leaves out the mistake's line and the cure, full tells everything, \
    as without it. FACEUP_REPORT in the environment says the same, to swift test too.
    """

  static func noDepth(_ text: String, in place: String) -> UsageError {
    UsageError("\(place) takes hint or full, and \"\(text)\" is neither.")
  }

  static let checkExamples = [
    Command.Example(call: "check", meaning: "Check the next exercise."),
    Command.Example(call: "check 06", meaning: "Check exercise 06."),
    Command.Example(call: "check 06 08", meaning: "Check two, with a line for each."),
    Command.Example(call: "check all", meaning: "Check every exercise."),
    Command.Example(call: "check 06 --json", meaning: "Get the same for a program."),
    Command.Example(call: "check 06 --report hint", meaning: "Be told less, and look for it."),
  ]

  static func unknownExercise(_ name: String, among course: Course) -> UsageError {
    let names = course.exercises.flatMap { [$0.folder, String($0.folder.dropFirst(3))] }
    let numbers = course.exercises.map(\.number).joined(separator: ", ")
    let advice =
      name.suggestion(among: names).map { "did you mean \"\($0)\"?" }
      ?? "the exercises are \(numbers)."
    return UsageError("\"\(name)\" is not an exercise: \(advice)")
  }

  static func building(_ exercise: Exercise) -> String { "Building exercise \(exercise.number)." }

  // MARK: - The report

  /// The first line of a report: a word, the exercise, and how many checks pass.
  static func verdict(_ report: CheckReport) -> String {
    let title = "\(report.exercise.number) \(report.exercise.title)"
    let count = report.results.count
    let passed = report.results.count { $0.verdict == .pass }
    guard report.worst != .pass else {
      let checks = count == 1 ? "its check passes" : "all \(count) checks pass"
      return "PASS  \(title): \(checks)."
    }
    switch report.worst {
    case .buildError: return "BUILD ERROR  \(title): it does not compile, so no check ran."
    case .notStarted where passed == 0:
      return "NOT STARTED  \(title): its file is still the starter."
    default:
      return "\(report.worst.rawValue)  \(title): \(passed) of \(checks(count)) "
        + (passed == 1 ? "passes." : "pass.")
    }
  }

  /// A report in what fits into a line, after its verdict.
  static func row(_ report: CheckReport, titleWidth: Int) -> String {
    let title = "\(report.exercise.number) \(report.exercise.title)"
    guard report.worst != .notStarted else { return title }
    let gap = String(repeating: ".", count: max(0, titleWidth + 4 - report.exercise.title.count))
    let count = report.results.count
    let passed = report.results.count { $0.verdict == .pass }
    let sum = report.worst == .buildError ? nil : "\(passed) of \(count)"
    return "\(title) \(gap) "
      + [sum, report.firstProblem?.diagnosis].compactMap(\.self).joined(separator: ", ")
  }

  /// How many of several exercises are passed, and how to go on.
  static func sum(_ reports: [CheckReport]) -> String {
    let passed = reports.count(where: \.isPassed)
    let notStarted = reports.count { $0.worst == .notStarted }
    let text =
      "\(passed) of \(reports.count) exercises passed, \(reports.count - passed - notStarted) not, "
      + "\(notStarted) not started."
    guard let first = reports.first(where: { !$0.isPassed && $0.worst != .notStarted }) else {
      return text
    }
    return text + """


      Next: see what is wrong with the first.
        run    swift run faceup check \(first.exercise.number)
      """
  }

  static func leftRunning(_ count: Int) -> String {
    count == 1
      ? "Your code left a process running, which was stopped."
      : "Your code left \(count) processes running, which were stopped."
  }

  static func checks(_ count: Int) -> String { count == 1 ? "1 check" : "\(count) checks" }

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
  static let outputCut = "… and more, which is left out."
  static func linesCut(_ count: Int) -> String {
    count == 1
      ? "… and 1 line more, which is left out."
      : "… and \(count) lines more, which are left out."
  }

  /// What to do after a report.
  static func whatNext(after report: CheckReport, in course: Course) -> String {
    let exercise = report.exercise
    if report.isPassed {
      guard let next = course.exercise(after: exercise) else { return courseEnd }
      return begin(next)
    }
    if report.results.contains(where: { $0.verdict == .notStarted }) { return begin(exercise) }
    let failed = report.results.first { $0.verdict != .pass }
    let place = failed?.place.map(\.file)
    let file = exercise.filePaths.first { $0 == place || exercise.filePaths.count == 1 }
    return """
      Next: edit \(file ?? "the file that this is about, in \(exercise.path)"), then run
        swift run faceup check \(exercise.number)
      """
  }

  private static let courseEnd = "This was the last exercise that there is."
  static let courseDone = "Every exercise is passed. You have come to the end of the course."

  static func begin(_ exercise: Exercise) -> String {
    """
    Next: exercise \(exercise.number), \(exercise.title) (about \(exercise.minutes) minutes).
      read   \(exercise.path)/README.md
      edit   \(exercise.filePaths[0])
      run    swift run faceup check \(exercise.number)
    """
  }

  // MARK: - The dashboard

  /// What someone who has begun nothing should know, in six lines.
  static let firstSteps = """
    Each exercise has a task, a file to edit, and checks that say in words what is
    wrong. They fail until the work is done: red is how this goes.

      1  read the task       swift run faceup lesson --task
      2  edit the file       its path is below; any editor will do
      3  check it            swift run faceup check    (or on every save: watch)
      4  when it won't work  swift run faceup hint

    """

  /// How many exercises are passed and begun, and which.
  static func progress(_ exercises: [Row]) -> String {
    let passed = exercises.filter { $0.progress == .passed }.map(\.exercise.number)
    let begun = exercises.filter { ![.passed, .notStarted].contains($0.progress) }
    var text = sum(exercises.map(\.progress)) + "\n"
    if !passed.isEmpty {
      let names = "Passed: \(passed.joined(separator: ", "))."
      text += names.wrapped(to: 80, indent: 2) + "\n"
    }
    for (exercise, progress) in begun {
      text += "  \(exercise.number) \(exercise.title): \(name(of: progress)).\n"
    }
    return text
  }

  /// What comes next for someone who has begun an exercise, or has passed all.
  static func whatNext(_ exercise: Exercise?, isBegun: Bool) -> String {
    guard let exercise else { return courseDone + "\n" }
    guard isBegun else { return begin(exercise) + "\n" }
    return """
      Next: go on with exercise \(exercise.number), \(exercise.title).
        edit   \(exercise.filePaths[0])
        run    swift run faceup check

      """
  }
}
