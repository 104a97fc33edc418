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

/// What tells two versions of some files apart without reading them.
///
/// It says of each file how large it is, when it was last written, to the nanosecond, and which file it
/// is on the disk: a file that takes another's place with the same time and size is another one. Asking for
/// it now and then finds changes on every kind of disk, those of a container or of a network too, of which a
/// system does not always tell by itself.
///
/// ```swift
/// let before = FileStamps(of: [path])
/// // …
/// if FileStamps(of: [path]) != before { print("It was saved.") }
/// ```
public struct FileStamps: Codable, Hashable, Sendable {
  private var stamps: [String] = []

  /// Takes the stamps of files, or of folders, which are others when a name in them comes or goes.
  ///
  /// - Parameter paths: Their paths; where there is nothing, that is what is noted.
  public init(of paths: [String]) {
    for path in paths { add(path) }
  }

  /// Takes the stamp of a file too.
  mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      stamps.append("\(path) -")
      return
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    stamps.append("\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)")
  }

  /// Takes the stamps of a folder and of everything below it too.
  mutating func addAll(below folder: String) {
    add(folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    // A folder such as .build holds no sources.
    for name in names.sorted() where !name.hasPrefix(".") && !name.contains("/.") {
      add("\(folder)/\(name)")
    }
  }

  /// Takes a word too, for what is no file.
  mutating func add(name: String, value: String?) {
    stamps.append("\(name)=\(value ?? "")")
  }

  /// A name that no other stamps have.
  var name: String { Data(stamps.joined(separator: "\n").utf8).fingerprint }
}
