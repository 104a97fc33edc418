/// A whole game in writing: how it began, and every move with what came of it.
///
/// It replays exactly: from the same start the same moves come to the same outcomes and scores.
///
/// ```swift
/// var history = GameHistory(of: MatchingGame.m12)
/// for index in [0, 3] { history.make(.choose(index)) }
/// print(history.transcript)
/// // game: matching
/// // table: 12
/// // mode: 2
/// // pack: A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦
/// // 1. 0 -> turnedUp, -1
/// // 2. 3 -> mismatched, -4
/// ```
public struct Transcript<Game: CardGame>: Hashable, Codable, Sendable {
  /// The game before the first move.
  public let start: Game

  /// Every move, with what came of it.
  public let moves: [PlayedMove<Game.Face>]

  /// Makes a transcript.
  ///
  /// - Parameters:
  ///   - start: The game before the first move.
  ///   - moves: Every move, with what came of it.
  public init(start: Game, moves: [PlayedMove<Game.Face>]) {
    self.start = start
    self.moves = moves
  }

  /// Plays the game again, and checks every outcome and score.
  ///
  /// - Returns: The game after each move.
  /// - Throws: ``StateError`` for the first move that does not come to what it says.
  public func replayed() throws(StateError) -> GameHistory<Game> {
    var history = GameHistory(of: start)
    for (index, played) in moves.enumerated() { try history.replay(played, at: index) }
    return history
  }
}

extension Transcript: CustomStringConvertible {
  /// The transcript as text: a few lines on how the game began, then one line for each move.
  public var description: String {
    var lines = ["game: \(Game.kind)", "table: \(start.cards.count)"]
    if let mode = start.mode { lines.append("mode: \(mode)") }
    lines.append("pack: " + start.pack.map(\.title).joined(separator: " "))
    for (name, indices) in [("face up", start.faceUpIndices), ("matched", start.matchedIndices)]
    where !indices.isEmpty {
      lines.append("\(name): " + indices.map(String.init).joined(separator: " "))
    }
    if start.score != 0 { lines.append("score: \(start.score)") }
    for (index, played) in moves.enumerated() { lines.append("\(index + 1). \(played)") }
    return lines.map { $0 + "\n" }.joined()
  }
}
