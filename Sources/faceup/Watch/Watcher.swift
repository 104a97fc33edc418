import CardGameCourse

/// Checks an exercise on every save, and answers to keys in between.
///
/// There is one run at a time. A save during a run ends it, and the newest version is checked.
final class Watcher {
  private let learner: Learner
  private let format: CheckFormat
  private let seconds: Int
  private let console: Console
  private var exercise: Exercise
  private var notices: FolderNotices
  private var stamps: FileStamps
  private var lastKey: Terminal.Key?
  private var lastReport: CheckReport?
  private var showsHint = false

  /// How long a look at the files can wait when the system tells nothing of them.
  private static let milliseconds = 250

  init(
    learner: Learner, exercise: Exercise, format: CheckFormat, seconds: Int, console: Console
  ) {
    self.learner = learner
    self.exercise = exercise
    self.format = format
    self.seconds = seconds
    self.console = console
    notices = FolderNotices(of: learner.project.path(exercise.path))
    stamps = FileStamps(of: [])
  }

  /// Watches until the person quits, and says what became of the last check.
  func run() throws -> ExitCode {
    try check()
    while true {
      let key = lastKey ?? console.readKey(Self.milliseconds, notices)
      lastKey = nil
      switch key {
      case nil:
        if hasChanged { try check() }
      case .end, .character("q"), .character("\u{4}"):
        console.write("\n")
        return lastReport?.isPassed == true ? .success : .checkFailed
      case .character("r"), .character("\n"), .character(" "):
        try check()
      case .character("h"):
        show(Words.hint(try learner.hint(for: exercise, more: showsHint), nextByKey: "h"))
        showsHint = true
      case .character("n"):
        try goOn()
      case .character("l"):
        show(Words.list(learner.progress))
      case .character:
        show(Words.watchKeys)
      }
    }
  }

  private var hasChanged: Bool {
    FileStamps(of: exercise.filePaths.map(learner.project.path)) != stamps
  }

  /// Goes on to the next exercise: the one that comes next in the course, or else one that is left.
  private func goOn() throws {
    let left = learner.candidates.filter { $0 != exercise }
    let following = learner.course.exercises.drop { $0 != exercise }.dropFirst()
    guard let next = following.first(where: left.contains) ?? left.first else {
      show(Words.courseDone + "\n")
      return
    }
    exercise = next
    notices = FolderNotices(of: learner.project.path(next.path))
    try check()
  }

  /// Checks the newest version: what is saved meanwhile is checked instead.
  private func check() throws {
    repeat {
      stamps = FileStamps(of: exercise.filePaths.map(learner.project.path))
      let checking = Checking(
        project: learner.project, format: format, seconds: seconds, console: console)
      do {
        let report = try checking.report(on: exercise, shouldStop: shouldStop)
        lastReport = report
        var text = ""
        var page = console
        page.write = { text += $0 }
        CheckPrinter(course: learner.course, format: format, console: page, isShort: true)
          .show(report)
        show(text)
      } catch CheckerError.stopped {
        if lastKey != nil { return }
      }
    } while hasChanged
  }

  /// Whether a run is to be given up: for a newer version, or for a key that cannot wait.
  private func shouldStop() -> Bool {
    if console.isInputTerminal, let key = console.readKey(0, nil) { lastKey = key }
    return lastKey != nil || hasChanged
  }

  /// Shows a text from the top of the screen, as much of it as there is room for, and the keys.
  private func show(_ text: String) {
    showsHint = false
    guard format == .text, console.isOutputTerminal else {
      console.write(text + "\n" + Words.watching(exercise, hasKeys: console.isInputTerminal) + "\n")
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let room = console.size().lines - 4
    var shown = lines.last == "" ? lines.dropLast() : lines[...]
    if shown.count > room {
      shown = shown.prefix(room - 1) + [Words.moreLines(exercise)[...]]
    }
    // Clears the screen from its top, and leaves alone what scrolled off it.
    let clear = "\u{1B}[H\u{1B}[2J"
    let footer = Words.watching(exercise, hasKeys: console.isInputTerminal)
    console.write(clear + shown.joined(separator: "\n") + "\n\n" + footer + "\n")
  }
}
