import CardGameControllers

/// Reads moves as people type them: `0 3, mode 3 deal undo`.
enum MoveParser {
  /// Reads moves that are parted by spaces or commas.
  ///
  /// - Parameters:
  ///   - text: The moves as they were typed; none is fine.
  ///   - otherWords: What else could have been typed there, to be suggested for a mistyped word.
  /// - Returns: The moves in order.
  /// - Throws: A ``UsageError`` that names the first word which is no move.
  static func moves(
    in text: String, otherWords: [String] = []
  ) throws(UsageError) -> [TypedMove] {
    // A byte order mark is what some shells put before what they pipe.
    var words = text.split { $0.isWhitespace || $0 == "," || $0 == "\u{FEFF}" }[...]
    var moves: [TypedMove] = []
    while let word = words.popFirst() {
      switch word.lowercased() {
      case "deal": moves.append(TypedMove(.deal))
      case "more": moves.append(TypedMove(.more))
      case "undo": moves.append(TypedMove(.undo))
      case "redo": moves.append(TypedMove(.redo))
      case "mode":
        guard let count = words.popFirst() else { throw Words.modeWithoutNumber() }
        guard let number = TypedNumber(count) else {
          throw Words.modeWithoutNumber(String(count))
        }
        moves.append(TypedMove(mode: number))
      default:
        guard let index = TypedNumber(word) else {
          throw Words.noMove(String(word), otherWords: otherWords)
        }
        moves.append(TypedMove(touching: index))
      }
    }
    return moves
  }
}
