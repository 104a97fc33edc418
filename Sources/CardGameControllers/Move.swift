/// One thing that a person does at a table.
///
/// ```swift
/// print(Move.touch(3), Move.mode(3), Move.deal)
/// // 3 mode 3 deal
/// ```
public enum Move: Hashable, Sendable {
  /// Touches the card button at an index.
  case touch(Int)

  /// Touches a button that is not on the table.
  case touchUnknownButton

  /// Asks for a new game.
  case deal

  /// Asks for more cards.
  case more

  /// Asks for another number of cards to match, from 2.
  case mode(Int)

  /// Takes back the last move.
  case undo

  /// Makes the move again that was taken back last.
  case redo
}

extension Move: LosslessStringConvertible {
  /// Reads a move as ``description`` writes it.
  ///
  /// - Parameter description: A move: `3`, `deal`, `mode 3`; anything else gives `nil`.
  public init?(_ description: String) {
    switch description {
    case "unknown button": self = .touchUnknownButton
    case "deal": self = .deal
    case "more": self = .more
    case "undo": self = .undo
    case "redo": self = .redo
    default:
      if description.hasPrefix("mode "), let count = Int(description.dropFirst(5)) {
        self = .mode(count)
      } else if let index = Int(description) {
        self = .touch(index)
      } else {
        return nil
      }
    }
  }

  /// The move as it is typed: `3`, `deal`, `mode 3`.
  public var description: String {
    switch self {
    case .touch(let index): "\(index)"
    case .touchUnknownButton: "unknown button"
    case .deal: "deal"
    case .more: "more"
    case .mode(let count): "mode \(count)"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}
