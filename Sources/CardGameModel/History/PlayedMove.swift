/// A move that was made, with what came of it.
public struct PlayedMove<Face: CardFace>: Hashable, Codable, Sendable {
  /// The move.
  public let move: GameMove<Face>

  /// What came of it.
  public let outcome: Outcome

  /// The score after it.
  public let score: Int

  /// Notes a move.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - outcome: What came of it.
  ///   - score: The score after it.
  public init(_ move: GameMove<Face>, outcome: Outcome, score: Int) {
    self.move = move
    self.outcome = outcome
    self.score = score
  }
}

extension PlayedMove: CustomStringConvertible {
  /// The move and what came of it: `3 -> mismatched, -4`.
  public var description: String { "\(move) -> \(outcome.rawValue), \(score)" }
}
