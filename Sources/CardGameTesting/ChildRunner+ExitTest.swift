public import CardGameHarness
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if os(macOS) || os(Linux)
  extension ChildRunner {
    /// Makes plays in an exit test of Swift Testing: a copy of the test process.
    ///
    /// - Parameter secondsAllowed: After how many seconds plays count as hanging; positive.
    /// - Returns: The runner.
    public static func exitTest(secondsAllowed: UInt32 = 5) -> ChildRunner {
      ChildRunner { play in
        // The child ends with a code that no crash has, so that whatever else happens is told apart.
        let result = await #expect(processExitsWith: .failure) {
          [text = play.text as String, seconds = secondsAllowed as UInt32] in
          alarm(seconds)
          atexit { _exit(99) }
          _exit(ChildPlay(text: text).run() ? 97 : 98)
        }
        guard let result else { return .notRun("no exit test can be made here") }
        switch result.exitStatus {
        case .exitCode(97): return .finished
        case .exitCode(98):
          return .notRun("the type of the set-up, or its cards, cannot be found there")
        case .exitCode(99): return .crashed("it leaves the process with exit()")
        case .exitCode(let code): return .crashed("it leaves the process with exit code \(code)")
        case .signal(SIGALRM): return .timedOut
        case .signal(let signal): return .crashed("signal \(signal)")
        @unknown default: return .crashed("\(result.exitStatus)")
        }
      }
    }
  }
#endif
