/// A call that cannot be carried out, in one sentence that says what to do instead.
struct UsageError: Error, Hashable, CustomStringConvertible {
  /// The sentence, in which no character can disturb a terminal.
  let description: String

  init(_ sentence: String) {
    description = sentence.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
      default: String(scalar)
      }
    }.joined()
  }
}
