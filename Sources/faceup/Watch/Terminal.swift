import CardGameCourse

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal that the tool runs in: its size, and its keys one by one.
enum Terminal {
  /// What came from the keyboard.
  enum Key: Hashable {
    /// A character.
    case character(Character)

    /// There is no more to come.
    case end
  }

  /// How many lines and columns the terminal shows.
  static var size: (lines: Int, columns: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else {
      return (24, 80)
    }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Has keys told one by one, and not shown, while some work is done; puts it back on every way out.
  static func withKeys<Value>(_ work: () throws -> Value) rethrows -> Value {
    guard tcgetattr(STDIN_FILENO, saved) == 0 else { return try work() }
    Interruption.beforeEnd = { Terminal.restore() }
    // Who was stopped with Control-Z comes back to a terminal that others have set.
    signal(SIGCONT) { _ in Terminal.tellKeys() }
    tellKeys()
    defer {
      restore()
      signal(SIGCONT, SIG_DFL)
      Interruption.beforeEnd = {}
    }
    return try work()
  }

  /// Waits for a key, at most so many milliseconds and not beyond something new in a folder.
  ///
  /// Where there is no terminal there is no key, and the wait is the same.
  static func key(within milliseconds: Int, or notices: FolderNotices?) -> Key? {
    // A descriptor below zero is one that nothing is ever heard of.
    let keyboard = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : -1
    var items = [keyboard, notices?.descriptor ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&items, 2, Int32(milliseconds)) > 0 else { return nil }
    if items[1].revents != 0 { notices?.takeAsRead() }
    guard items[0].revents != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count != 0 else { return .end }
    // Keys like the arrows send several characters, the first of which is Escape.
    guard count > 0, bytes[0] != 0x1B else { return nil }
    return String(decoding: bytes[..<count], as: UTF8.self).first.map { .character($0) }
  }

  // A signal handler reads it, so it never moves and is never freed.
  private nonisolated(unsafe) static let saved: UnsafeMutablePointer<termios> = {
    let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    saved.initialize(to: termios())
    return saved
  }()

  private static func tellKeys() {
    var mode = saved.pointee
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  private static func restore() {
    tcsetattr(STDIN_FILENO, TCSANOW, saved)
  }
}
