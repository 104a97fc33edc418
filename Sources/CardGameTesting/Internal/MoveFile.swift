import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps the moves of the play under way in a file that is there after any kind of end.
///
/// Each stands on a line. What else was asked last of the code under test comes after them, behind a tab.
///
/// The file is part of the process's memory: a move costs no call of the system, and what was written
/// when the process ended stays.
final class MoveFile: @unchecked Sendable {
  // Unchecked because the lock below guards all that changes.
  private let lock = NSLock()
  private let bytes: UnsafeMutablePointer<UInt8>
  private var count = 0

  /// Where the line of a step begins, if one is the last.
  private var startOfStep: Int?

  private static let capacity = 65_536

  /// The file that the variable `FACEUP_MOVES` names, or `nil` where nobody wants to know.
  static let shared: MoveFile? = ProcessInfo.processInfo.environment["FACEUP_MOVES"]
    .flatMap { MoveFile(path: $0) }

  private init?(path: String) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard ftruncate(file, off_t(Self.capacity)) == 0 else { return nil }
    let memory = mmap(nil, Self.capacity, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    bytes = memory.bindMemory(to: UInt8.self, capacity: Self.capacity)
  }

  /// Begins anew.
  func forget() {
    lock.withLock {
      (count, startOfStep) = (0, nil)
      bytes[0] = 0
    }
  }

  /// Adds a line; it takes the place of a step at the end.
  func note(_ line: String, isStep: Bool) {
    lock.withLock {
      count = startOfStep ?? count
      startOfStep = isStep ? count : nil
      let text = (isStep ? "\t" + line : line).utf8
      guard count + text.count + 2 < Self.capacity else { return }
      // The end is written first, so that what can be read is always a list of whole lines.
      bytes[count + text.count + 1] = 0
      for (index, byte) in text.enumerated() { bytes[count + 1 + index] = byte }
      bytes[count] = UInt8(ascii: "\n")
      count += text.count + 1
    }
  }
}
