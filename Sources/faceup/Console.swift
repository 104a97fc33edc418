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

  /// Lets another program take the place of this one, and returns why that could not be done.
  var become: ([String]) -> String = { _ in "there is nobody to see it" }

  /// Runs other programs.
  var processes = ProcessRunner.system
}
