import CardGameCourse

/// What the tool reads, writes and knows of its surroundings, so that a test can stand in for them.
struct Console {
  /// Writes to standard output.
  var write: (String) -> Void

  /// Writes to standard error.
  var writeError: (String) -> Void

  /// Reads a line of standard input without its line end, or `nil` at the end.
  var readLine: () -> String?

  /// Whether a person types the input.
  var isInputTerminal: Bool

  /// Whether a person reads the output.
  var isOutputTerminal: Bool

  /// Whether a person reads the errors, and so may be told how far a long command has come.
  var isErrorTerminal = false

  /// The variables of the process.
  var environment: [String: String]

  /// The folder in which the tool was called.
  var workingDirectory = "."

  /// How to call this tool again, for what must run in a process of its own.
  var executable = "faceup"

  /// Lets another program take the place of this one, and returns why that could not be done.
  var become: ([String]) -> String = { _ in "there is nobody to see it" }

  /// Waits for a key, at most so many milliseconds and not beyond something new in a folder; needs
  /// ``withKeys`` around it.
  var readKey: (Int, FolderNotices?) -> Terminal.Key? = { _, _ in .end }

  /// Has keys told one by one while some work is done.
  var withKeys: (() throws -> ExitCode) throws -> ExitCode = { try $0() }

  /// How many lines and columns the terminal shows.
  var size: () -> (lines: Int, columns: Int) = { (24, 80) }

  /// Runs other programs.
  var processes = ProcessRunner.system
}

extension Console {
  /// Says what is wrong with a call: to a person in lines that the terminal need not break.
  func complain(_ error: UsageError) {
    let sentence = error.description
    writeError((isErrorTerminal ? sentence.wrapped(to: 80) : sentence) + "\n")
  }

  /// Whether colours may be used: they go to a person, who has not said no.
  var hasColor: Bool {
    isOutputTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}
