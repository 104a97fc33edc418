/// The next move that a game recommends, with the reason for it.
///
/// ```swift
/// print(MatchingGame.m12.hint()!)
/// // 0 1: A♠ and A♥ match for 16 points.
/// ```
public enum Hint: Hashable, Codable, Sendable {
  /// Choosing cards, one after the other.
  ///
  /// The indices are those of the cards as they lie now. The first is the next move; after it the
  /// table may have changed, and another hint can be asked for.
  case choose([Int], because: String)

  /// Asking for more cards.
  case dealMore(because: String)

  /// There is no good move, or none at all.
  case nothing(because: String)

  /// Why the move is recommended, or why there is none, in a sentence.
  public var reason: String {
    switch self {
    case .choose(_, let reason), .dealMore(let reason), .nothing(let reason): reason
    }
  }
}

extension Hint: CustomStringConvertible {
  /// The move as it is typed, and the reason for it.
  public var description: String {
    switch self {
    case .choose(let indices, let reason):
      "\(indices.map(String.init).joined(separator: " ")): \(reason)"
    case .dealMore(let reason): "more: \(reason)"
    case .nothing(let reason): reason
    }
  }
}
