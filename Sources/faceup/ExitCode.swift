/// What the tool tells the program that called it.
enum ExitCode: Int32 {
  /// Everything that was asked for was done, and every check ran and passed.
  case success = 0

  /// A check failed, crashed, timed out, did not build, was not started or was not run.
  case checkFailed = 1

  /// The call was wrong.
  case wrongCall = 2

  /// The tool itself failed.
  case toolFailed = 3
}
