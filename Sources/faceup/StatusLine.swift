/// A line at a terminal that says how far a long command has come; a pipe gets nothing of it.
final class StatusLine {
  private let console: Console
  private var width = 0

  init(console: Console) {
    self.console = console
  }

  /// Writes over the line, which is left short enough not to wrap.
  func put(_ text: String) {
    guard console.isErrorTerminal else { return }
    let line = String(text.prefix(78))
    let rest = String(repeating: " ", count: max(0, width - line.count))
    console.writeError("\r" + line + rest + (line.isEmpty ? "\r" : ""))
    width = line.count
  }

  /// Takes the line away.
  func clear() {
    if width > 0 { put("") }
  }
}
