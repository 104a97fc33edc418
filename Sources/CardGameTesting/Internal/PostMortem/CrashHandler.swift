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
    for signal in signals {
      var action = sigaction()
      // A call of itself without end leaves no room on the ordinary stack.
      action.sa_flags = SA_ONSTACK
      setHandler(of: &action) { signal in CrashHandler.handle(signal) }
      sigaction(signal, &action, earlier + Int(signal))
    }
  }()

  private static func setHandler(
    of action: inout sigaction, to handler: @escaping @convention(c) (Int32) -> Void
  ) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
  }

  private static func handle(_ signal: Int32) {
    sigaction(signal, earlier + Int(signal), nil)
    if JournalPage.areAnyInUse {
      writeText("\nThe code crashed. This is what was being played:\n", to: STDERR_FILENO)
      JournalPage.writeCurrent(to: STDERR_FILENO)
      writeText("\n", to: STDERR_FILENO)
    }
    // Other signals come again by themselves, when the instruction that failed is tried again.
    if signal == SIGABRT { raise(signal) }
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
