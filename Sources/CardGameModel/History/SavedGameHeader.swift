/// What a saved game says of itself before the game, so that a reader knows what to expect.
public struct SavedGameHeader: Hashable, Sendable {
  /// What every saved game calls its format.
  public static let format = "faceup game"

  /// The version of the format that this version of the kit writes, and the newest that it reads.
  public static let version = 1

  /// The word that names the kind of game.
  public let game: String

  /// Makes the header of a game of some kind.
  ///
  /// - Parameter game: The word that names the kind of game.
  public init(game: String) {
    self.game = game
  }
}

extension SavedGameHeader: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, version, game
  }

  /// Reads a header, and refuses what is no saved game or a newer one.
  ///
  /// - Parameter decoder: Where a saved game stands.
  /// - Throws: ``SavedGameError`` or `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try? decoder.container(keyedBy: CodingKeys.self)
    guard let container, (try? container.decode(String.self, forKey: .format)) == Self.format else {
      throw SavedGameError.foreign
    }
    let version = try container.decode(Int.self, forKey: .version)
    guard version >= 1 else {
      throw SavedGameError.damaged(at: "version", "\(version) is no version of the format.")
    }
    guard version <= Self.version else {
      throw SavedGameError.newer(version: version, supported: Self.version)
    }
    game = try container.decode(String.self, forKey: .game)
  }

  /// Writes the format, its version and the kind of game.
  ///
  /// - Parameter encoder: Where to write the header.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.version, forKey: .version)
    try container.encode(game, forKey: .game)
  }
}
