public import CardGameControllers
import CardGameModel

extension Move {
  /// Makes up moves for random play.
  ///
  /// Most are touches; now and then a card is touched again, a new game is dealt, another mode is
  /// asked for (most often before the first touch, when it counts), a move is taken back, or a button
  /// is touched that is not on the table. Every move is meaningful by itself, so that any can be left
  /// out.
  ///
  /// ```swift
  /// var generator = SeededGenerator(seed: 1)
  /// let moves = Move.random(count: 40, cardCount: 12, using: &generator)
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many moves to make up.
  ///   - cardCount: How many cards lie on the table; positive.
  ///   - kinds: Which kinds of move may occur; without it, those of a game that has no more cards.
  ///   - generator: Where the chance comes from.
  /// - Returns: The moves.
  /// - Complexity: O(n) in the number of moves.
  public static func random(
    count: Int, cardCount: Int, kinds: Set<Kind> = [.deal, .mode, .unknownButton],
    using generator: inout some RandomNumberGenerator
  ) -> [Move] {
    var last = 0
    var isUntouched = true
    return (0..<count).map { _ -> Move in
      if isUntouched, kinds.contains(.mode), generator.number(below: 4) == 0 {
        return .mode(2 + generator.number(below: 2))
      }
      switch generator.number(below: 40) {
      case 0 where kinds.contains(.deal):
        isUntouched = true
        return .deal
      case 1 where kinds.contains(.mode): return .mode(2 + generator.number(below: 2))
      case 2 where kinds.contains(.unknownButton): return .touchUnknownButton
      case 7 where kinds.contains(.more): return .more
      case 8 where kinds.contains(.undo): return .undo
      case 9 where kinds.contains(.redo): return .redo
      case 3...6:
        isUntouched = false
        return .touch(last)
      default:
        isUntouched = false
        last = generator.number(below: cardCount)
        return .touch(last)
      }
    }
  }

  /// The kinds of move that random play may leave out.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// A new deal.
    case deal

    /// Another number of cards to match.
    case mode

    /// A touch of a button that is not on the table.
    case unknownButton

    /// Asking for more cards.
    case more

    /// Taking a move back, with a controller whose game can be put back.
    case undo

    /// Making a move again that was taken back.
    case redo
  }
}
