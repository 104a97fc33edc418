import CardGameCourse

/// Tells a person at a terminal that a build goes on; says nothing to a pipe.
final class BuildProgress {
  private let console: Console
  private let format: CheckFormat
  private let line: StatusLine
  private var title = ""

  init(console: Console, format: CheckFormat) {
    self.console = console
    self.format = format
    line = StatusLine(console: console)
  }

  /// Says which exercise is being built.
  func begin(_ exercise: Exercise) {
    title = Words.building(exercise)
    guard console.isErrorTerminal else { return }
    if format == .plain {
      console.writeError(title + "\n")
    } else {
      line.put(title)
    }
  }

  /// Says how far the build has come, from what it printed: `[3/14] Compiling …`.
  func show(_ output: String) {
    guard console.isErrorTerminal, format != .plain,
      let line = output.split(separator: "\n").last(where: { $0.hasPrefix("[") })
    else { return }
    self.line.put(title + " " + line.prefix { $0 != "]" } + "]")
  }

  /// Does some work, and takes the line away when it ends.
  func clearing<Value>(_ work: () throws -> Value) rethrows -> Value {
    defer { line.clear() }
    return try work()
  }
}
