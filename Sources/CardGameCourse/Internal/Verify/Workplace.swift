#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder for one run, so that two runs at the same time do not disturb each other.
struct Workplace {
  /// The full path of the folder, which need not be there yet.
  let folder: String

  /// Takes a folder of its own in another, and clears what runs that were interrupted have left.
  init(in parent: String) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: parent)) ?? [] {
      // The names are the numbers of processes; signal 0 asks whether there is one.
      guard let process = pid_t(name.prefix { $0 != "-" }), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? files.removeItem(atPath: "\(parent)/\(name)")
    }
    folder = "\(parent)/\(getpid())-\(UInt32.random(in: 0 ... .max))"
  }

  /// Takes the folder away.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
