/// A game as it is saved: what kind of file it is, and the game with all its moves.
///
/// Encode it with any encoder. Reading refuses a file of another kind, a newer one, and one that was
/// damaged or changed by hand, and names the place: see ``SavedGameError``.
///
/// ```swift
/// let data = try JSONEncoder().encode(SavedGame(history))
/// do {
///   history = try JSONDecoder().decode(SavedGame<LessonGame>.self, from: data).history
/// } catch {
///   print(SavedGameError(error))
/// }
/// ```
public struct SavedGame<Game: CardGame>: Hashable, Sendable {
  /// The game with all its moves.
  public let history: GameHistory<Game>

  /// Makes a game ready to be saved.
  ///
  /// - Parameter history: The game with all its moves.
  public init(_ history: GameHistory<Game>) {
    self.history = history
  }
}

extension SavedGame: Codable {
  private enum CodingKeys: String, CodingKey {
    case history
  }

  /// Reads a saved game, and plays it through.
  ///
  /// - Parameter decoder: Where a saved game stands.
  /// - Throws: ``SavedGameError`` or `DecodingError`; `SavedGameError.init(_:)` turns both into a
  ///   sentence.
  public init(from decoder: any Decoder) throws {
    let header = try SavedGameHeader(from: decoder)
    guard header.game == Game.kind else {
      throw SavedGameError.otherGame(found: header.game, expected: Game.kind)
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    history = try container.decode(GameHistory<Game>.self, forKey: .history)
  }

  /// Writes what kind of file it is, and the game with all its moves.
  ///
  /// - Parameter encoder: Where to write the game.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try SavedGameHeader(game: Game.kind).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(history, forKey: .history)
  }
}
