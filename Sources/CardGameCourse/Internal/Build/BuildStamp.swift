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

/// The state of files: equal to an earlier one when nobody has written, added or removed any.
///
/// It says of each file how large it is, when it was last written, to the nanosecond, and which file it
/// is on the disk: a file that takes another's place with the same time and size is another one.
struct BuildStamp: Codable, Hashable {
  private var states: [String] = []

  /// Takes up the state of a file or of a folder, which is another when a name in it comes or goes.
  mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      states.append("\(path) -")
      return
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    states.append("\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)")
  }

  /// Takes up the states of everything below a folder, and its own.
  mutating func addAll(below folder: String) {
    add(folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() { add("\(folder)/\(name)") }
  }

  /// Takes up a word, for what is no file.
  mutating func add(name: String, value: String?) {
    states.append("\(name)=\(value ?? "")")
  }

  /// A name that no other state has.
  var name: String { Data(states.joined(separator: "\n").utf8).fingerprint }
}
