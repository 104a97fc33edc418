#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is put in order before a signal ends this process, be it Control-C or `kill`.
///
/// ```swift
/// Interruption.beforeEnd = { restoreTerminal() }
/// ```
public enum Interruption {
  /// Is called before a signal ends this process; it may do what a signal handler may, and no more.
  public nonisolated(unsafe) static var beforeEnd: @convention(c) () -> Void = {
    _ = isHeard
    return {}
  }()

  /// Whether the signals are heard, which they are from the first look at this on.
  static let isHeard: Bool = {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      signal(number) { number in
        ProcessGroups.killAll()
        // Where children run, they are ended in good order first, unless that takes too long.
        if Interruption.runCount > 0, Interruption.pending == 0 {
          Interruption.pending = number
        } else {
          Interruption.end(by: number)
        }
      }
    }
    return true
  }()

  /// How many rounds of running children are under way.
  nonisolated(unsafe) static var runCount = 0

  /// The signal that came while children ran.
  nonisolated(unsafe) static var pending: Int32 = 0

  /// Ends this process as the signal does.
  static func end(by number: Int32) {
    beforeEnd()
    signal(number, SIG_DFL)
    raise(number)
  }
}
