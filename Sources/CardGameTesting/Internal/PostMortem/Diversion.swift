import CardGameViews
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Makes a thread that does not come back call a function of ours, as if it had called it itself.
///
/// From there its stack can be looked at like any other, down to the line that was being executed.
enum Diversion {
  #if os(Linux) && (arch(x86_64) || arch(arm64))
    /// Diverts a thread to ``Watchdog/stop(_:_:)``.
    static func send(_ thread: pthread_t) {
      ownCode = rangesOfOwnCode()
      var action = sigaction()
      action.sa_flags = SA_SIGINFO
      action.__sigaction_handler.sa_sigaction = { _, _, context in
        if let context { Diversion.divert(context) }
      }
      // The threads of Dispatch block most signals, but none that tells of a mistake.
      sigaction(SIGSYS, &action, nil)
      // A function of the standard library does not tell who called it, so one waits for one that does.
      // On a busy machine the thread is asked more often than it can answer.
      for attempt in 1...1600 where !isDone {
        if answerCount >= 400 || attempt == 1600 { ownCode.kit = 0...(.max) }
        pthread_kill(thread, SIGSYS)
        Thread.sleep(forTimeInterval: 0.005)
      }
    }

    // Unsafe because the handler reads and writes them; nobody else does so meanwhile.
    nonisolated(unsafe) private static var ownCode: Ranges = (0...0, 0...0)
    nonisolated(unsafe) private static var isDone = false
    nonisolated(unsafe) private static var answerCount = 0

    private static let target: UInt = {
      let function: @convention(c) () -> Void = { Watchdog.stop(.computes, nil) }
      return unsafeBitCast(function, to: UInt.self)
    }()

    /// Where code lies in memory that is compiled so that callers are known: that of the kit, and that of
    /// the program, which is another place where the kit is linked as a library.
    private typealias Ranges = (kit: ClosedRange<UInt>, program: ClosedRange<UInt>)

    private static func rangesOfOwnCode() -> Ranges {
      let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      var ranges: Ranges = (0...0, 0...0)
      for line in maps.split(separator: "\n") where line.contains(" r-xp ") {
        let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap {
          UInt($0, radix: 16)
        }
        guard ends.count == 2 else { continue }
        let range = ends[0]...ends[1]
        if range.contains(target) { ranges.kit = range }
        if let program, line.hasSuffix(program) { ranges.program = range }
      }
      return ranges
    }

    /// Changes the registers that the thread goes on with, which stand in the system's `ucontext_t`.
    private static func divert(_ context: UnsafeMutableRawPointer) {
      #if arch(x86_64)
        let registers = (context + 40).assumingMemoryBound(to: UInt.self)
        let (stackPointer, programCounter) = (15, 16)
      #else
        let registers = (context + 176).assumingMemoryBound(to: UInt.self)
        let (linkRegister, programCounter) = (31, 33)
      #endif
      answerCount += 1
      let place = registers[programCounter]
      guard !isDone, ownCode.kit.contains(place) || ownCode.program.contains(place) else { return }
      isDone = true
      #if arch(x86_64)
        // Below the stack pointer 128 bytes may be in use; a call leaves its return address on the stack.
        let top = ((registers[stackPointer] - 128) & ~15) - 8
        UnsafeMutablePointer<UInt>(bitPattern: top)?.pointee = place
        registers[stackPointer] = top
      #else
        registers[linkRegister] = place
      #endif
      registers[programCounter] = target
    }
  #else
    /// Does nothing where the processor or the system is another; the line is then not known.
    static func send(_ thread: pthread_t) {}
  #endif
}
