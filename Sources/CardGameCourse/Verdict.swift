/// What became of a check, in the word that people and programs read.
public enum Verdict: String, CaseIterable, Hashable, Codable, Sendable {
  /// It ran to its end and found nothing wrong.
  case pass = "PASS"

  /// It found something wrong, or the code left the process while it ran.
  case fail = "FAIL"

  /// The process was ended by a signal while it ran.
  case crash = "CRASH"

  /// It did not end in time.
  case timeout = "TIMEOUT"

  /// The exercise does not compile.
  case buildError = "BUILD ERROR"

  /// The exercise's files are still the starter.
  case notStarted = "NOT STARTED"

  /// It did not run, for a reason that is told.
  case notRun = "NOT RUN"
}
