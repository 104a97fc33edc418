/// A file that cannot be loaded as a game, and why.
public enum SavedGameError: Error, Hashable, Sendable {
  /// The file is no saved game.
  case foreign

  /// The file was saved by a newer version of the kit.
  case newer(version: Int, supported: Int)

  /// The file is a saved game of another kind.
  case otherGame(found: String, expected: String)

  /// The file is damaged or was changed: the place in it, and what is wrong there.
  case damaged(at: String, String)

  /// Makes the error for whatever was thrown while a saved game was decoded.
  ///
  /// - Parameter error: The error that a decoder has thrown.
  public init(_ error: any Error) {
    switch error {
    case let error as SavedGameError: self = error
    case let error as DecodingError: self = Self.damaged(by: error)
    default: self = .damaged(at: "", "\(error)")
    }
  }

  private static func damaged(by error: DecodingError) -> SavedGameError {
    switch error {
    case .keyNotFound(let key, let context):
      .damaged(at: place(context.codingPath), "\"\(key.stringValue)\" is missing there.")
    case .valueNotFound(_, let context):
      .damaged(at: place(context.codingPath), "There is null where a value should be.")
    case .typeMismatch(let type, let context):
      .damaged(
        at: place(context.codingPath), "There is something else than \(description(of: type)).")
    case .dataCorrupted(let context):
      // What is no JSON at all has no place.
      context.codingPath.isEmpty
        ? .foreign : .damaged(at: place(context.codingPath), context.debugDescription)
    @unknown default:
      .damaged(at: "", "\(error)")
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
  }

  private static func description(of type: any Any.Type) -> String {
    switch type {
    case is any BinaryInteger.Type: "a whole number"
    case is String.Type: "a text in quotation marks"
    case is Bool.Type: "true or false"
    case is any Collection.Type: "a list"
    default: "what should be there"
    }
  }
}

extension SavedGameError: CustomStringConvertible {
  /// A sentence for the person who wants to load the file.
  public var description: String {
    switch self {
    case .foreign: "This is no saved game: choose a file that was written by saving one."
    case .newer(let version, let supported):
      """
      This game was saved by a newer version (format \(version), and this one reads \(supported)): \
      update to load it.
      """
    case .otherGame(let found, let expected):
      "This is a saved game of \(found), and not of \(expected): play \(found) to load it."
    case .damaged(let place, let sentence):
      place.isEmpty
        ? "The saved game is damaged: \(sentence)"
        : "The saved game is damaged at \(place): \(sentence)"
    }
  }
}
