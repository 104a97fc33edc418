#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is being played by one check, in memory that a signal handler may read.
///
/// A handler runs in the middle of anything, so it must not allocate, lock, or count references. What it
/// has to say is therefore written here beforehand, as bytes.
struct JournalPage {
  /// Whether a check uses the page.
  var isInUse = false

  /// The thread that plays.
  var thread: pthread_t?

  /// Whether a move has begun and not ended, so that code under test is being run.
  var isInMove = false

  /// Whether something else was asked of the code under test, and not answered yet.
  var isInStep = false

  /// The number of the move or step, so that someone who looks twice knows whether it is the same.
  var moveNumber = 0

  /// How many changes were recorded during the move or step.
  var changeCount = 0

  /// The check and the table, in lines.
  var scene: Bytes

  /// The moves so far, or the last of them, with spaces between.
  var moves: Bytes

  /// What was asked last, apart from moves.
  var step: Bytes

  /// What was set last: the index of a card or −1, and what it was.
  var lastCard = -1
  var lastElement: StaticString = ""
  var lastProperty: StaticString = ""

  /// Bytes in a place of their own, as many as fit.
  struct Bytes {
    private let start: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
      start = .allocate(capacity: capacity)
      self.capacity = capacity
    }

    /// Puts a text in the place of what was there.
    mutating func replace(with text: String) {
      count = 0
      append(text)
    }

    /// Adds a text; when it no longer fits, the older half makes room, in whole words, and says so.
    mutating func append(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        let mark = Array(" …".utf8)
        let added = min(bytes.count, capacity / 2 - mark.count)
        if count + added > capacity {
          var first = count - capacity / 2
          while first < count, start[first] != UInt8(ascii: " ") { first += 1 }
          (start + mark.count).update(from: start + first, count: count - first)
          start.update(from: mark, count: mark.count)
          count += mark.count - first
        }
        guard added > 0, let first = bytes.baseAddress else { return }
        (start + count).update(from: first, count: added)
        count += added
      }
    }

    /// Writes the bytes; a signal handler may ask for it.
    func write(to file: Int32) { writeBytes(start, count, to: file) }
  }
}

extension JournalPage {
  /// Every page there is; a check that finds none free goes unwatched.
  ///
  /// Unsafe because a handler reads it; ``PlayJournal`` says who writes when.
  nonisolated(unsafe) static let all: UnsafeMutableBufferPointer<JournalPage> = {
    let pages = UnsafeMutableBufferPointer<JournalPage>.allocate(capacity: 64)
    for index in pages.indices {
      pages.initializeElement(
        at: index,
        to: JournalPage(
          scene: Bytes(capacity: 2048), moves: Bytes(capacity: 256), step: Bytes(capacity: 512)))
    }
    return pages
  }()

  /// Writes what is being played; a signal handler may ask for it.
  func write(to file: Int32) {
    scene.write(to: file)
    if moves.count > 0 {
      writeText("  Moves    ", to: file)
      moves.write(to: file)
      writeText(isInMove ? "  <- this move did not end\n" : "\n", to: file)
    }
    if isInStep {
      writeText("  Asked     ", to: file)
      step.write(to: file)
      writeText("  <- this was not answered\n", to: file)
    }
    guard lastElement.utf8CodeUnitCount > 0 else { return }
    writeText("  Last set  ", to: file)
    writeText(lastProperty, to: file)
    writeText(" of ", to: file)
    writeText(lastElement, to: file)
    if lastCard >= 0 { writeNumber(lastCard, to: file) }
    writeText("\n", to: file)
  }

  /// Writes the pages of this thread, or else all on which something is being played, or else all.
  ///
  /// A check that has waited for a child process goes on in another thread than it began in.
  static func writeCurrent(to file: Int32) {
    let thread = pthread_self()
    var isFound = false
    for page in all where page.isInUse && page.isOf(thread) {
      page.write(to: file)
      isFound = true
    }
    guard !isFound else { return }
    for page in all where page.isInUse && page.isOpen {
      page.write(to: file)
      isFound = true
    }
    guard !isFound else { return }
    for page in all where page.isInUse { page.write(to: file) }
  }

  /// The thread in which code under test is being run, if it is not this one.
  static var otherThreadAtPlay: pthread_t? {
    let thread = pthread_self()
    guard !all.contains(where: { $0.isInUse && $0.isOpen && $0.isOf(thread) }) else { return nil }
    return all.first { $0.isInUse && $0.isOpen }?.thread
  }

  /// Whether anything is being played.
  static var areAnyInUse: Bool { all.contains { $0.isInUse } }

  /// Whether this thread was asked for something other than a move, and has not answered yet.
  static var isCurrentInStep: Bool {
    let thread = pthread_self()
    return all.contains { $0.isInUse && $0.isInStep && $0.isOf(thread) }
  }

  /// Whether code under test is being run.
  var isOpen: Bool { isInMove || isInStep }

  func isOf(_ thread: pthread_t) -> Bool {
    self.thread.map { pthread_equal($0, thread) != 0 } ?? false
  }
}

/// Writes a text that is part of the program.
func writeText(_ text: StaticString, to file: Int32) {
  writeBytes(text.utf8Start, text.utf8CodeUnitCount, to: file)
}

/// Writes a number that is not negative.
private func writeNumber(_ number: Int, to file: Int32) {
  if number >= 10 { writeNumber(number / 10, to: file) }
  var digit = UInt8(ascii: "0") + UInt8(number % 10)
  writeBytes(&digit, 1, to: file)
}

private func writeBytes(_ bytes: UnsafePointer<UInt8>, _ count: Int, to file: Int32) {
  var written = 0
  while written < count {
    let result = write(file, bytes + written, count - written)
    guard result > 0 else { return }
    written += result
  }
}
