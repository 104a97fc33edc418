import CardGameViews
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Stops code under test that computes without end in one move, or when it is asked for one thing.
///
/// It counts the time that a thread has computed, not the time that has passed: a machine that is busy
/// with other things, and a person who looks around in a debugger, make nobody a suspect.
final class Watchdog: Sendable {
  /// The one watchdog of the process, which looks around from its first use on.
  static let shared: Watchdog = {
    let watchdog = Watchdog()
    Thread.detachNewThread { watchdog.watch() }
    return watchdog
  }()

  /// Guards the pages of all journals.
  let lock = NSLock()

  /// The code with which the process ends, in which `faceup check` sees a check that did not end.
  static let exitCode: Int32 = 86

  private static let secondsAllowed = 2.0

  /// A move or step that was being made when the watchdog last looked, and how long its thread had computed.
  private struct Suspect {
    var moveNumber: Int
    var seconds: Double
  }

  private func watch() {
    var suspects: [Int: Suspect] = [:]
    while true {
      Thread.sleep(forTimeInterval: 0.2)
      let culprit = lock.withLock { findCulprit(among: &suspects) }
      guard let culprit else { continue }
      Diversion.send(culprit)
      // The thread itself says where it was. If it cannot, it may wait for something in vain.
      Thread.sleep(forTimeInterval: 10)
      Self.stop(.computes, nil)
    }
  }

  /// The thread that has computed too long in one move; the lock is held, so that it still exists.
  private func findCulprit(among suspects: inout [Int: Suspect]) -> pthread_t? {
    for index in JournalPage.all.indices {
      // One field at a time: the thread that plays writes others without the lock.
      guard JournalPage.all[index].isInUse, JournalPage.all[index].isOpen,
        let thread = JournalPage.all[index].thread,
        let seconds = Self.secondsComputed(by: thread)
      else {
        suspects[index] = nil
        continue
      }
      let moveNumber = JournalPage.all[index].moveNumber
      guard let suspect = suspects[index], suspect.moveNumber == moveNumber else {
        suspects[index] = Suspect(moveNumber: moveNumber, seconds: seconds)
        continue
      }
      if seconds - suspect.seconds > Self.secondsAllowed { return thread }
    }
    return nil
  }

  private static func secondsComputed(by thread: pthread_t) -> Double? {
    var time = timespec()
    #if canImport(Darwin)
      // Where a thread cannot be asked, the process has to have computed as long on every processor.
      guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return nil }
      let share = Double(ProcessInfo.processInfo.activeProcessorCount)
    #else
      var clock = clockid_t()
      guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      let share = 1.0
    #endif
    return (Double(time.tv_sec) + Double(time.tv_nsec) / 1e9) / share
  }

  /// Why code under test is stopped.
  enum Reason {
    case computes
    case setsValues
  }

  /// Ends the process, and says why, what was being played, and where the code was.
  static func stop(_ reason: Reason, _ caller: Caller?) -> Never {
    let isStep = JournalPage.isCurrentInStep
    writeText(isStep ? "\nStopped: One call has " : "\nStopped: One move has ", to: STDERR_FILENO)
    writeText(
      reason == .computes ? "computed for 2 seconds" : "set 10000 values", to: STDERR_FILENO)
    writeText(
      " and does not come to an end. This is what was being played:\n", to: STDERR_FILENO)
    JournalPage.writeCurrent(to: STDERR_FILENO)
    // The innermost function is sometimes hidden, and what runs the tests is not to blame.
    if let site = (caller ?? .current())?.site(outside: kitSources),
      !site.file.contains(".derived/")
    {
      let place = site.line > 0 ? "\(site)" : "\(site.fileName)  \(site.function)"
      FileHandle.standardError.write(Data("  Where     \(place)\n".utf8))
    }
    writeText("Look for a loop that never ends.\n\n", to: STDERR_FILENO)
    _exit(exitCode)
  }

  /// The folder of the kit's sources, with a slash at its end: what is to blame lies outside.
  private static let kitSources: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/") + "/"
  }()
}
