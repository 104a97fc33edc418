/// The arguments of a command, parted into words and options.
///
/// An option's value follows it, or is joined to it by `=`. After `--` everything is a word.
struct Arguments {
  /// The arguments that are not options, in order.
  private(set) var words: [String] = []

  private var values: [Option: String] = [:]

  /// Reads arguments.
  ///
  /// - Parameters:
  ///   - arguments: What follows the name of the command.
  ///   - options: The options that the command has.
  /// - Throws: A ``UsageError`` for an option that is unknown, or is given twice, and for a value
  ///   that is missing or is one too many.
  init(_ arguments: [String], options: [Option]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard argument.isOption else {
        words.append(argument)
        continue
      }
      let (name, joined) = argument.partedAtEquals
      guard let option = options.first(where: { $0.name == name }) else {
        throw Words.unknownOption(name, among: options)
      }
      guard values[option] == nil else { throw Words.repeatedOption(option) }
      if option.valueName == nil {
        guard joined == nil else { throw Words.superfluousValue(option) }
        values[option] = ""
      } else if let value = joined {
        values[option] = value
      } else if let value = rest.first, !value.isOption {
        values[option] = rest.removeFirst()
      } else {
        throw Words.missingValue(option)
      }
    }
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// Returns the value of an option, or `nil` when it was not given.
  func value(of option: Option) -> String? { values[option] }

  /// Returns the value of an option as a whole number, or `nil` when it was not given.
  ///
  /// - Throws: A ``UsageError`` when the value is no whole number or lies outside the range.
  func number<Number: FixedWidthInteger>(
    of option: Option, in range: ClosedRange<Number>
  ) throws(UsageError) -> Number? {
    guard let text = values[option] else { return nil }
    guard let number = Number(text), range.contains(number) else {
      throw Words.noNumber(text, for: option, in: range)
    }
    return number
  }
}

extension String {
  /// Whether an argument is an option: a dash, and then neither nothing nor a digit.
  ///
  /// So is one with the long dash that editors and web pages make of two.
  var isOption: Bool {
    guard let first, "-–—".contains(first), let second = dropFirst().first else { return false }
    return !second.isNumber
  }

  fileprivate var partedAtEquals: (name: String, value: String?) {
    guard let sign = firstIndex(of: "=") else { return (self, nil) }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }
}
