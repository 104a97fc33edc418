/// An option of a command, as it is typed and as its help explains it.
struct Option: Hashable, Sendable {
  /// The option as it is typed, for example `--seed`.
  let name: String

  /// What its value is called in the help, or `nil` for an option that has none.
  let valueName: String?

  /// What it does, in words that begin small and end with a full stop.
  let help: String

  init(_ name: String, value valueName: String? = nil, help: String) {
    self.name = name
    self.valueName = valueName
    self.help = help
  }

  /// Two options are the same when they are typed the same, whatever a command's help says of them.
  static func == (first: Option, second: Option) -> Bool { first.name == second.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Prints the help of a command.
  static let help = Option("--help", help: Words.helpOption)

  /// Prints JSON, one object a line.
  static let json = Option("--json", help: Words.jsonOption)

  /// Prints lines of words.
  static let plain = Option("--plain", help: Words.plainOption)

  /// Prints nothing but ASCII.
  static let ascii = Option("--ascii", help: Words.asciiOption)
}
