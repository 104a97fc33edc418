/// What the checker says to people, in one place.
enum CourseWords {
  static let build = "The exercise compiles"
  static let list = "The checks start"

  static let checksStay = "The checks stay as they are"
  static let checksChanged = """
    The code changed files of its checks while it ran; they were put back.
    An exercise has no need to write files.
    """

  static let begun = "The exercise was begun"
  static let notStarted = "The exercise was not begun: its file is still the starter."

  static func skipped(_ why: String) -> String {
    "This check was skipped" + (why.isEmpty ? "." : ": \(why)")
  }

  static func endedOtherwise(_ text: String) -> String {
    "This check did not end as a check that passes. Swift Testing says: \(text)"
  }

  /// What is said of a check that was running when the process ended by itself.
  static func left(_ code: Int32) -> String {
    guard code != watchdogCode else { return stopped }
    return code == exitGuardCode
      ? """
      The code left the process with exit() while this check ran.
      A check that does not come to its end is not passed.
      """
      : """
      The test process ended (exit code \(code)) before this check did.
      Something left it, as _exit() does, or closed a file that is not its own.
      A check that does not come to its end is not passed.
      """
  }

  /// The exit code with which the kit's own guard answers `exit()` in the code under test.
  private static let exitGuardCode: Int32 = 87

  /// The exit code with which the kit stops code under test that does not come to an end.
  static let watchdogCode: Int32 = 86

  private static let stopped = """
    This check did not come to an end, so it was stopped.
    Look for a loop that never ends.
    """

  static func crashed(_ signal: Int32, message: String?) -> String {
    let name = signalNames[signal] ?? "signal \(signal)"
    if let message { return "The code crashed: \(message)." }
    switch signal {
    case 9:
      return """
        The test process was killed (SIGKILL) while this check ran: by the code itself, or by a system \
        that was out of memory.
        """
    case 11:
      return """
        The code crashed (\(name)).
        This often is a function that calls itself without end.
        """
    default:
      return "The code crashed (\(name))."
    }
  }

  static func timedOut(_ seconds: Double) -> String {
    """
    This check did not end within \(number(seconds)) seconds, so it was stopped.
    Look for a loop that never ends.
    """
  }

  static func exceeded(_ limit: ProcessResult.Limit, of limits: ProcessLimits) -> String {
    switch limit {
    case .memory:
      """
      The code was stopped while this check ran: it used more than \(limits.memory / 1_000_000) MB of memory.
      Look for an array that grows without end.
      """
    case .output:
      """
      The code was stopped while this check ran: it printed more than \(limits.output / 1_000_000) MB.
      Look for a loop that never ends and prints.
      """
    case .processes:
      """
      The code was stopped while this check ran: it had more than \(limits.processes) processes at a time.
      An exercise needs none but its own.
      """
    case .processorTime:
      """
      The code was stopped while this check ran: it kept the processor busy for more than \
      \(number(limits.processorSeconds ?? 0)) seconds.
      Look for a loop that never ends.
      """
    }
  }

  static let killedItsRunner = """
    The code killed the process that ran it while this check ran.
    A check that does not come to its end is not passed.
    """

  /// A line with the moves that led there, the last of them at its end.
  ///
  /// Behind a tab stands what else the code was asked for last.
  static func lastMoves(_ lines: [String]) -> String {
    let moves = lines.filter { !$0.hasPrefix("\t") }
    let step = lines.last.flatMap { $0.hasPrefix("\t") ? "\nAsked     \($0.dropFirst())" : nil }
    guard !moves.isEmpty else { return step ?? "" }
    let shown = moves.suffix(12).joined(separator: ", ")
    return "\nMoves     " + (moves.count > 12 ? "…, " : "") + shown
      + (step ?? (moves.count > 1 ? "  (in the last of them)" : ""))
  }

  static func endedAfter(_ end: ProcessResult.End) -> String {
    """
    The test process ended right after this check (\(describe(end))), before the run was over.
    A run that does not come to its end is not passed.
    """
  }

  static func unexplained(_ end: ProcessResult.End) -> String {
    """
    The run ended badly (\(describe(end))), and this was the last check that ran.
    A run that does not end well is not passed.
    """
  }

  static func interruption(_ end: ProcessResult.End) -> String {
    "The test process ended before this check could say anything (\(describe(end)))."
  }

  static func noChecks(_ end: ProcessResult.End) -> String {
    "No check could be listed: the test process ended at once (\(describe(end)))."
  }

  static func fileMissing(_ path: String) -> String {
    """
    \(path) is missing or cannot be read.
    Copy it from the folder Starter beside it to begin again.
    """
  }

  static func checksDoNotCompile(_ message: String) -> String {
    "Your code compiles, but its checks cannot use it: \(message)"
  }

  static let keepNames = "Keep the names and the types that the starter has."

  static func kitDoesNotCompile(_ message: String) -> String {
    "A file that is no part of the exercise does not compile: \(message)"
  }

  private static func describe(_ end: ProcessResult.End) -> String {
    switch end {
    case .exited(let code): "exit code \(code)"
    case .signalled(let signal): signalNames[signal] ?? "signal \(signal)"
    case .timedOut: "its time was over"
    case .exceeded: "it used too much"
    case .killedItsRunner: "it killed the process that ran it"
    case .stopped: "it was stopped"
    }
  }

  private static func number(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  /// The signals that have one number everywhere; what crashes raise on Linux and on Apple systems.
  private static let signalNames: [Int32: String] = [
    4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV",
    15: "SIGTERM",
  ]
}
