/// How the result of checks is printed.
enum CheckFormat: Hashable {
  /// One JSON object a line, one for each check.
  case json

  /// For a person who looks at it.
  case text

  /// For a person who hears it: sentences, and no columns.
  case plain

  /// Chooses the format that was asked for.
  ///
  /// - Throws: A ``UsageError`` when two are asked for.
  init(_ arguments: Arguments) throws(UsageError) {
    switch (arguments.has(.json), arguments.has(.plain)) {
    case (true, true): throw Words.exclusive(.json, .plain)
    case (true, false): self = .json
    case (false, true): self = .plain
    case (false, false): self = .text
    }
  }
}
