import CardGameCourse

/// Tells a person at a terminal that a build goes on; says nothing to a pipe.
final class BuildProgress {
  private let console: Console
  private let format: CheckFormat
  private var title = ""
  private var width = 0

  init(console: Console, format: CheckFormat) {
    self.console = console
    self.format = format
  }

  /// Says which exercise is being built.
  func begin(_ exercise: Exercise) {
    title = Words.building(exercise)
    guard console.isErrorTerminal else { return }
    if format == .plain {
      console.writeError(title + "\n")
    } else {
      put(title)
    }
  }

  /// Says how far the build has come, from what it printed: `[3/14] Compiling …`.
  func show(_ output: String) {
    guard console.isErrorTerminal, format != .plain,
      let line = output.split(separator: "\n").last(where: { $0.hasPrefix("[") })
    else { return }
    put(title + " " + line.prefix { $0 != "]" } + "]")
  }

  /// Does some work, and takes the line away when it ends.
  func clearing<Value>(_ work: () throws -> Value) rethrows -> Value {
    defer { if width > 0 { put("") } }
    return try work()
  }

  /// Writes over the line, which is left short enough not to wrap.
  private func put(_ text: String) {
    let line = String(text.prefix(78))
    let rest = String(repeating: " ", count: max(0, width - line.count))
    console.writeError("\r" + line + rest + (line.isEmpty ? "\r" : ""))
    width = line.count
  }
}
