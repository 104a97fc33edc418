import CardGameControllers

/// Reads moves as people type them: `0 3, mode 3 deal undo`.
enum MoveParser {
  /// Reads moves that are parted by spaces or commas.
  ///
  /// A number that is too large for any table is still a number: it becomes the largest there is.
  ///
  /// - Parameters:
  ///   - text: The moves as they were typed; none is fine.
  ///   - otherWords: What else could have been typed there, to be suggested for a mistyped word.
  /// - Returns: The moves in order.
  /// - Throws: A ``UsageError`` that names the first word which is no move.
  static func moves(
    in text: String, otherWords: [String] = []
  ) throws(UsageError) -> [Move] {
    // A byte order mark is what some shells put before what they pipe.
    var words = text.split { $0.isWhitespace || $0 == "," || $0 == "\u{FEFF}" }[...]
    var moves: [Move] = []
    while let word = words.popFirst() {
      switch word.lowercased() {
      case "deal": moves.append(.deal)
      case "more": moves.append(.more)
      case "undo": moves.append(.undo)
      case "redo": moves.append(.redo)
      case "mode":
        guard let count = words.popFirst() else { throw Words.modeWithoutNumber() }
        guard let number = number(count) else { throw Words.modeWithoutNumber(String(count)) }
        moves.append(.mode(number))
      default:
        guard let index = number(word) else {
          throw Words.noMove(String(word), otherWords: otherWords)
        }
        moves.append(.touch(index))
      }
    }
    return moves
  }

  private static func number(_ word: Substring) -> Int? {
    if let number = Int(word) { return number }
    let digits = word.drop { $0 == "-" || $0 == "+" }
    guard
      word.count - digits.count <= 1, !digits.isEmpty,
      digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return word.hasPrefix("-") ? .min : .max
  }
}
