import CardGameViews

/// How a command prints: for a program, or for a person.
enum OutputFormat: Hashable {
  /// One JSON object a line.
  case json

  /// Text, with tables drawn in a style.
  case text(TextTableStyle)

  /// The options that choose a format.
  static let options: [Option] = [.json, .plain, .ascii]

  /// Chooses the format that was asked for, or else the one that fits the console.
  ///
  /// - Throws: A ``UsageError`` when JSON and a form of text are both asked for.
  init(_ arguments: Arguments, on console: Console) throws(UsageError) {
    if arguments.has(.json) {
      for other in [Option.plain, .ascii] where arguments.has(other) {
        throw Words.exclusive(.json, other)
      }
      self = .json
    } else {
      var style =
        arguments.has(.plain)
        ? TextTableStyle.plain
        : .forTerminal(isTerminal: console.isOutputTerminal, environment: console.environment)
      style.isASCII = arguments.has(.ascii)
      self = .text(style)
    }
  }
}
