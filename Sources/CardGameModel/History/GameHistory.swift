/// A game with every move since it was dealt, which can be undone and redone without limit.
///
/// A move that is ignored leaves no trace. A move after an undo takes the place of what was undone.
///
/// ```swift
/// var history = GameHistory(of: MatchingGame.m12)
/// history.make(.choose(0))
/// history.make(.choose(3))
/// print(history.game.score, history.lastMismatch!.reasons[0])
/// // -4 they have neither the rank nor the suit in common
/// history.undo()
/// print(history.game.score)
/// // -1
/// ```
public struct GameHistory<Game: CardGame>: Hashable, Sendable {
  private var states: History<State>

  /// A game, and the move that led to it.
  private struct State: Hashable, Sendable {
    var game: Game
    var move: PlayedMove<Game.Face>?
  }

  /// Begins with a game.
  ///
  /// - Parameter start: The game before the first move; it need not have been dealt at this moment.
  public init(of start: Game) {
    states = History(State(game: start))
  }

  /// The game as it stands.
  public var game: Game { states.current.game }

  /// The game before the first move.
  public var start: Game { states.past.first?.game ?? game }

  /// The move that led to the game as it stands, or `nil` before the first.
  public var lastMove: PlayedMove<Game.Face>? { states.current.move }

  /// How many moves have led from the start to the game as it stands.
  public var count: Int { states.past.count }

  /// Whether there is a move to undo.
  public var canUndo: Bool { states.canUndo }

  /// Whether there is a move to redo.
  public var canRedo: Bool { states.canRedo }

  /// The moves that have led from the start to the game as it stands.
  ///
  /// - Complexity: O(n) in the number of moves.
  public var moves: [PlayedMove<Game.Face>] {
    (states.past + [states.current]).compactMap(\.move)
  }

  /// The start, and the moves that have led to the game as it stands.
  ///
  /// - Complexity: O(n) in the number of moves.
  public var transcript: Transcript<Game> { Transcript(start: start, moves: moves) }

  /// Why the cards of the last mismatch did not match, or `nil` when there was none since the deal.
  ///
  /// - Complexity: O(n) in the number of moves since then.
  public var lastMismatch: WhyNot? {
    let line = states.past + [states.current]
    for (before, after) in zip(line, line.dropFirst()).reversed() {
      switch after.move?.move {
      case .choose(let index) where after.move?.outcome == .mismatched:
        return before.game.whyNot(choosing: index)
      case .deal: return nil
      default: break
      }
    }
    return nil
  }

  /// Makes a move.
  ///
  /// - Parameter move: The move; when the game ignores it, nothing is added to the history.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func make(_ move: GameMove<Game.Face>) -> Outcome {
    var next = game
    let outcome = next.make(move)
    if outcome != .ignored { record(move, outcome: outcome, leadingTo: next) }
    return outcome
  }

  /// Adds a move that was made elsewhere, such as by a controller.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - outcome: What came of it.
  ///   - next: The game after it.
  public mutating func record(
    _ move: GameMove<Game.Face>, outcome: Outcome, leadingTo next: Game
  ) {
    let played = PlayedMove(move, outcome: outcome, score: next.score)
    states.advance(to: State(game: next, move: played))
  }

  /// Takes the last move back.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func undo() -> Bool { states.undo() }

  /// Makes the move again that was taken back last.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func redo() -> Bool { states.redo() }
}

extension GameHistory: Codable {
  private enum CodingKeys: String, CodingKey {
    case start, moves, undone
  }

  /// Reads a history as `encode(to:)` writes it, and plays it through.
  ///
  /// - Parameter decoder: Where a history stands.
  /// - Throws: `DecodingError` when there is none, or a move does not come to what it says.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(of: try container.decode(Game.self, forKey: .start))
    let undone = try container.decode(Int.self, forKey: .undone)
    let moves = try container.decode([PlayedMove<Game.Face>].self, forKey: .moves)
    do {
      for (index, played) in moves.enumerated() { try replay(played, at: index) }
      guard (0...moves.count).contains(undone) else {
        throw StateError("undone", "\(undone) of \(moves.count) moves cannot have been undone.")
      }
    } catch let error as StateError {
      throw DecodingError.damaged(error, at: container.codingPath)
    }
    for _ in 0..<undone { undo() }
  }

  /// Writes the start, every move and how many of them are undone.
  ///
  /// - Parameter encoder: Where to write the history.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let future = states.future
    try container.encode(start, forKey: .start)
    try container.encode(moves + future.compactMap(\.move), forKey: .moves)
    try container.encode(future.count, forKey: .undone)
  }

  /// Makes a move that was made before, and checks that the same comes of it.
  ///
  /// - Parameters:
  ///   - played: The move and what came of it then.
  ///   - index: Which move it is, from 0.
  /// - Throws: ``StateError`` when something else comes of it now.
  mutating func replay(_ played: PlayedMove<Game.Face>, at index: Int) throws(StateError) {
    let outcome = make(played.move)
    guard outcome == played.outcome, game.score == played.score, outcome != .ignored else {
      throw StateError(
        "moves", at: index,
        """
        The move \(played.move) comes to \(outcome.rawValue) with a score of \(game.score), and not \
        to \(played.outcome.rawValue) with \(played.score).
        """)
    }
  }
}
