#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The processes that run at a moment, as Linux tells them in `/proc`; elsewhere there are none in it.
struct ProcessTable {
  /// What is known of a process.
  struct Entry {
    let pid: Int32
    let parent: Int32
    let group: Int32

    /// The name of its program, of which Linux keeps fifteen letters.
    let name: String
    let isZombie: Bool

    /// The time that it and its ended children took of the processor.
    let processorSeconds: Double

    /// How many bytes of memory it uses.
    let memory: Int
  }

  private let entries: [Entry]

  /// Reads the table as it is now.
  init() {
    #if os(Linux)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      entries = names.compactMap { Int32($0) }.compactMap { Self.entry($0) }
    #else
      entries = []
    #endif
  }

  /// The processes that descend from one, and that one itself.
  func family(of pid: Int32) -> [Entry] {
    var family = entries.filter { $0.pid == pid }
    var generation = family.map(\.pid)
    while !generation.isEmpty {
      let children = entries.filter { generation.contains($0.parent) }
      family += children
      generation = children.map(\.pid)
    }
    return family
  }

  /// The environment that a process was started with; empty where it cannot be read.
  static func environment(of pid: Int32) -> [UInt8] {
    #if os(Linux)
      FileManager.default.contents(atPath: "/proc/\(pid)/environ").map(Array.init) ?? []
    #else
      []
    #endif
  }

  #if os(Linux)
    /// The thread of a process that has worked most.
    static func busiestThread(of pid: Int32) -> Int32? {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
      return names.compactMap { Int32($0) }
        .max { ticks(of: $0, in: pid) < ticks(of: $1, in: pid) }
    }

    private static func ticks(of thread: Int32, in pid: Int32) -> Int {
      let fields = status(in: "/proc/\(pid)/task/\(thread)/stat")?.fields ?? []
      return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
    }

    private static let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
    private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

    private static func entry(_ pid: Int32) -> Entry? {
      guard let (name, fields) = status(in: "/proc/\(pid)/stat"), fields.count > 21,
        let parent = Int32(fields[1]), let group = Int32(fields[2])
      else { return nil }
      let ticks = fields[11...14].reduce(0) { $0 + (Int($1) ?? 0) }
      return Entry(
        pid: pid, parent: parent, group: group, name: name,
        isZombie: fields[0] == "Z" || fields[0] == "X",
        processorSeconds: Double(ticks) / ticksPerSecond,
        memory: (Int(fields[21]) ?? 0) * pageSize)
    }

    /// What stands in a `stat` file: the name of the program, which may hold any character, and the rest.
    private static func status(in path: String) -> (name: String, fields: [Substring])? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var buffer = [UInt8](repeating: 0, count: 1024)
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return nil }
      let text = String(decoding: buffer[..<count], as: UTF8.self)
      guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")") else {
        return nil
      }
      let name = text[start..<end].dropFirst()
      return (String(name), text[text.index(after: end)...].split(separator: " "))
    }
  #endif
}
