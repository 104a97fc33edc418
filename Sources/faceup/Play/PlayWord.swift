/// Something that is asked for between moves, alone in a line.
enum PlayWord: Equatable {
  case quit
  case help
  case hint
  case why
  case moves
  case save(String)
  case load(String)

  /// The words that can be typed, to be suggested for a mistyped one.
  static let names = ["help", "quit", "hint", "why", "moves", "save", "load"]

  /// Reads a line, or returns `nil` when it does not begin with such a word.
  ///
  /// - Throws: A ``UsageError`` when the file's name is missing.
  init?(_ line: String) throws(UsageError) {
    let words = line.split(maxSplits: 1) { $0.isWhitespace || $0 == "\u{FEFF}" }
    let file = words.count > 1 ? words[1].trimmed : ""
    switch (words.first?.lowercased(), file.isEmpty) {
    case ("quit", true), ("q", true): self = .quit
    case ("help", true), ("?", true): self = .help
    case ("hint", true): self = .hint
    case ("why", true): self = .why
    case ("moves", true): self = .moves
    case ("save", false): self = .save(file)
    case ("load", false): self = .load(file)
    case ("save", true), ("load", true): throw Words.noFile(for: words[0].lowercased())
    default: return nil
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
