import CardGameControllers

/// A move, and how it is told again: as it was typed.
///
/// A number may be too large for any table, and for an `Int`. It is a move all the same, which is
/// ignored, and what is told of it is the number that was typed.
struct TypedMove: Hashable {
  /// The move; a number that is too large for an `Int` is the largest there is.
  let move: Move

  /// The move as it is typed: `3`, `mode 3`, `deal`, and numbers without signs or zeros that say
  /// nothing.
  let name: String

  /// Takes a move that was not typed, or that says everything itself.
  init(_ move: Move) {
    self.move = move
    name = move.description
  }

  /// Takes a touch of the card with a number.
  init(touching index: TypedNumber) {
    move = .touch(index.value)
    name = index.digits
  }

  /// Takes a choice of how many cards to match.
  init(mode count: TypedNumber) {
    move = .mode(count.value)
    name = "mode \(count.digits)"
  }
}

/// A whole number of any size, as it was typed.
struct TypedNumber: Hashable {
  /// The number, or the nearest `Int` where there is none so large.
  let value: Int

  /// The number in digits, after a minus where it is negative.
  let digits: String

  /// Reads a number, or returns `nil` for what is none.
  init?(_ word: some StringProtocol) {
    let unsigned = word.hasPrefix("-") || word.hasPrefix("+") ? word.dropFirst() : word[...]
    guard !unsigned.isEmpty, unsigned.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let isNegative = word.hasPrefix("-")
    value = Int(word) ?? (isNegative ? .min : .max)
    let significant = unsigned.drop { $0 == "0" }
    digits = significant.isEmpty ? "0" : (isNegative ? "-" : "") + significant
  }
}
