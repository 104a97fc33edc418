/// Why an exercise could not be checked, through no fault of the learner's.
public enum CheckerError: Error, Hashable {
  /// A program could not be started.
  case cannotStart(ProcessError)

  /// The build failed without an error in any file; the last lines that it printed.
  case buildFailed(String)

  /// The build succeeded, but the checks are not where they should be; the path.
  case noChecksBuilt(String)

  /// The kit itself, or a part of the toolchain, failed; the last lines that it printed.
  case toolchainFailed(String)

  /// SwiftPM has left no plan of how it builds, or one of another form; the path.
  case noBuildPlan(String)

  /// The caller no longer wanted it.
  case stopped
}

extension CheckerError: CustomStringConvertible {
  /// A sentence that says what to do.
  public var description: String {
    switch self {
    case .cannotStart(let error):
      error.description
    case .buildFailed(let lines):
      """
      swift build failed without naming an error in a file: try "swift build --build-tests" to see \
      everything that it says. Its last lines are:
      \(lines)
      """
    case .noChecksBuilt(let path):
      """
      The build has left no \(path): try "swift package clean", and then again.
      """
    case .toolchainFailed(let lines):
      """
      The kit does not build: try "swift build" to see everything that it says. The last lines are:
      \(lines)
      """
    case .noBuildPlan(let path):
      """
      \(path) does not say how SwiftPM builds: try "swift package clean", and then again. With another \
      version of Swift, its form may have changed.
      """
    case .stopped:
      "The check was stopped before its end: run it again."
    }
  }
}
