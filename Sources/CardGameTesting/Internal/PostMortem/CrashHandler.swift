#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes, under the error of a crash, what was being played.
///
/// Then the handler that was there before has its turn, which is usually Swift's own.
enum CrashHandler {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS]

  /// What was done about each signal before, by its number.
  ///
  /// Unsafe because a handler reads it; it is written once, before that.
  nonisolated(unsafe) private static let earlier: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    actions.initialize(repeating: sigaction(), count: 64)
    return actions
  }()

  /// Begins to listen, once.
  static func install() { _ = installed }

  private static let installed: Void = {
    _ = JournalPage.all
    FrameTrail.prepare()
    for signal in signals {
      var action = sigaction()
      // A call of itself without end leaves no room on the ordinary stack.
      action.sa_flags = SA_ONSTACK | SA_SIGINFO
      setHandler(of: &action) { signal, info, context in
        CrashHandler.handle(signal, info, context)
      }
      sigaction(signal, &action, earlier + Int(signal))
    }
  }()

  private typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private static func setHandler(of action: inout sigaction, to handler: @escaping Handler) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
  }

  /// The handler of an action that takes all that there is to know, or `nil` where it takes less.
  private static func handler(of action: sigaction) -> Handler? {
    guard action.sa_flags & SA_SIGINFO != 0 else { return nil }
    #if canImport(Darwin)
      return action.__sigaction_u.__sa_sigaction
    #elseif canImport(Musl)
      return action.__sa_handler.sa_sigaction
    #else
      return action.__sigaction_handler.sa_sigaction
    #endif
  }

  private static func handle(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    // A signal that an instruction caused comes again by itself, when that is tried again. One that was
    // sent does not: it comes from `abort()`, or asks where the code is.
    let isSent = signal == SIGABRT || info.map { $0.pointee.si_code <= 0 } == true
    // Who asks cannot know which thread plays.
    if signal == SIGTRAP, isSent, let thread = JournalPage.otherThreadAtPlay {
      pthread_kill(thread, signal)
      return
    }
    sigaction(signal, earlier + Int(signal), nil)
    if JournalPage.areAnyInUse {
      writeText("\nThe code crashed. This is what was being played:\n", to: STDERR_FILENO)
      JournalPage.writeCurrent(to: STDERR_FILENO)
      writeText("\n", to: STDERR_FILENO)
    }
    guard isSent else { return }
    if let context, let handler = handler(of: earlier[Int(signal)]) {
      FrameTrail.withTrail(in: context) { handler(signal, info, context) }
    } else {
      raise(signal)
    }
  }

  /// Gives this thread a stack for signal handlers, if it has none.
  static func giveThreadAStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    // It is kept until the process ends: a thread cannot tell whether its handlers are done.
    let size = 256 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}
