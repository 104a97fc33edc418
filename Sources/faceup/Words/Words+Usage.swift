extension Words {
  static func unknownCommand(_ name: String, among names: [String]) -> UsageError {
    UsageError(
      "\"\(name)\" is not a command: " + didYouMean(name, among: names, orList: "commands"))
  }

  static func optionBeforeCommand(_ name: String, commands: [String]) -> UsageError {
    let options = [Option.help.name, versionOption]
    let meant =
      name.suggestion(among: options)
      ?? String(name.drop { $0 == "-" }).suggestion(among: commands)
    return UsageError(
      "\(name) is not an option of faceup itself: "
        + (meant.map { "did you mean \"\($0)\"?" }
          ?? "write the command first, or see \"faceup --help\"."))
  }

  static func unknownOption(_ name: String, among options: [Option]) -> UsageError {
    UsageError(
      "\(name) is not an option of this command: "
        + didYouMean(name, among: (options + [.help]).map(\.name), orList: "options"))
  }

  static func repeatedOption(_ option: Option) -> UsageError {
    UsageError("\(option.name) is given more than once: give it once.")
  }

  static func missingValue(_ option: Option) -> UsageError {
    UsageError("\(option.name) needs a value: write \(option.name) \(option.valueName ?? "").")
  }

  static func superfluousValue(_ option: Option) -> UsageError {
    UsageError("\(option.name) takes no value: write \(option.name) alone.")
  }

  static func superfluousWord(_ word: String, after call: String) -> UsageError {
    UsageError("\"\(word)\" is one word too many after \(call): leave it out.")
  }

  static func exclusive(_ option: Option, _ other: Option) -> UsageError {
    UsageError("\(option.name) and \(other.name) exclude each other: give one of them.")
  }

  static func noNumber(
    _ text: String, for option: Option, in range: ClosedRange<some FixedWidthInteger>
  ) -> UsageError {
    UsageError(
      """
      \(option.name) needs a whole number from \(range.lowerBound) to \(range.upperBound), not \
      "\(text)".
      """)
  }

  /// The second half of a sentence about a word that is not known.
  static func didYouMean(_ word: String, among names: [String], orList kind: String) -> String {
    if let name = word.suggestion(among: names) { return "did you mean \"\(name)\"?" }
    if names.count == 1 { return "there is only \(names[0])." }
    return "the \(kind) are \(names.joined(separator: ", "))."
  }
}
