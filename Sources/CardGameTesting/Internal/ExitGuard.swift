import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Sees to it that code which leaves the process while a check runs is not taken for a pass.
///
/// `exit(0)` in the code under test would end the test run with success, though checks have failed
/// or never ran. What it cannot see is `_exit`, which asks nobody.
final class ExitGuard: @unchecked Sendable {
  // Unchecked because the lock below guards all that changes; `Mutex` needs newer Apple systems.
  private let lock = NSLock()
  private var running: [Int: String] = [:]
  private var lastNumber = 0

  /// The one guard of the process, which listens from its first use on.
  static let shared: ExitGuard = {
    atexit { ExitGuard.shared.processExits() }
    return ExitGuard()
  }()

  /// Notes that a check begins, and returns its number for when it ends.
  func checkBegins(_ name: String) -> Int {
    lock.withLock {
      lastNumber += 1
      running[lastNumber] = name
      return lastNumber
    }
  }

  /// Notes that a check has ended.
  func checkEnds(_ number: Int) {
    lock.withLock { running[number] = nil }
  }

  private func processExits() {
    let names = lock.withLock { running.values.sorted() }
    guard !names.isEmpty else { return }
    let text = """

      FAIL  The code under test left the process with exit() during: \
      \(names.joined(separator: ", ")).
            A check that does not end is not passed.

      """
    _ = text.withCString { write(STDERR_FILENO, $0, text.utf8.count) }
    _exit(87)
  }
}
