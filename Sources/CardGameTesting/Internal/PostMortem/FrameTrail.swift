#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Leads Swift's backtracer from a function of the system back into Swift code.
///
/// The backtracer goes from frame to frame by the frame pointer, which the system's C library uses for
/// other things. So from `abort()`, or from a call that waits, it comes nowhere. The C library itself
/// knows the way, and here it is laid out as frames that the backtracer can follow.
enum FrameTrail {
  #if os(Linux) && (arch(x86_64) || arch(arm64))
    private typealias Walk =
      @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

    private static let capacity = 64

    // Unsafe because a signal handler uses them; they are made before that.
    nonisolated(unsafe) private static let addresses = UnsafeMutablePointer<
      UnsafeMutableRawPointer?
    >
    .allocate(capacity: capacity)
    nonisolated(unsafe) private static let frames = UnsafeMutablePointer<UInt>
      .allocate(capacity: 2 * capacity)

    /// The C library's `backtrace`, which not every one has.
    private static let walk: Walk? = dlsym(nil, "backtrace").map {
      unsafeBitCast($0, to: Walk.self)
    }

    /// Makes ready what a handler must not make.
    static func prepare() {
      _ = frames
      // Its first call may load a library.
      _ = walk?(addresses, Int32(capacity))
    }

    /// Does something while the registers of a thread that was interrupted lead back to its callers.
    ///
    /// - Parameters:
    ///   - context: The registers, as a signal handler is given them.
    ///   - body: What reads them.
    static func withTrail(in context: UnsafeMutableRawPointer, _ body: () -> Void) {
      let (registers, framePointer, programCounter) = layout(of: context)
      let earlier = registers[framePointer]
      if let frame = lay(from: registers[programCounter]) { registers[framePointer] = frame }
      body()
      registers[framePointer] = earlier
    }

    /// The registers in the system's `ucontext_t`, and which two of them are needed.
    private static func layout(
      of context: UnsafeMutableRawPointer
    ) -> (UnsafeMutablePointer<UInt>, framePointer: Int, programCounter: Int) {
      #if arch(x86_64)
        ((context + 40).assumingMemoryBound(to: UInt.self), 10, 16)
      #else
        ((context + 176).assumingMemoryBound(to: UInt.self), 30, 33)
      #endif
    }

    /// Lays frames for the callers of the place that was interrupted, and returns the first.
    private static func lay(from place: UInt) -> UInt? {
      guard let count = walk?(addresses, Int32(capacity)) else { return nil }
      var isCaller = false
      var frame = frames
      // First come the frames of the handler that this is called by.
      for index in 0..<Int(count) {
        let address = UInt(bitPattern: addresses[index])
        if isCaller {
          frame[0] = UInt(bitPattern: frame + 2)
          frame[1] = address
          frame += 2
        }
        if address == place { isCaller = true }
      }
      guard frame > frames else { return nil }
      frame[-2] = 0
      return UInt(bitPattern: frames)
    }
  #else
    /// Does nothing where the processor or the system is another; the line is then not known.
    static func prepare() {}

    static func withTrail(in context: UnsafeMutableRawPointer, _ body: () -> Void) { body() }
  #endif
}
