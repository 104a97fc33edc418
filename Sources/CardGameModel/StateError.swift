/// A state of a game that no play can lead to, and the place in it that is wrong.
///
/// ```swift
/// var game = MatchingGame.m12
/// do { try game.arrange(faceUp: [0, 3]) } catch { print(error) }
/// // cards: Of 2 cards to match, 2 lie face up: at most 1 can wait for the others.
/// ```
public struct StateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the part of the game that is wrong, as in a saved game.
  public let part: String

  /// Which element of the part is wrong, from 0, or `nil` for the part as a whole.
  public let index: Int?

  /// What is wrong there, in a sentence.
  public let sentence: String

  /// Makes the error for a part of a game.
  ///
  /// - Parameters:
  ///   - part: The name of the part that is wrong.
  ///   - index: Which element of the part is wrong, from 0.
  ///   - sentence: What is wrong there, and what could be there instead.
  public init(_ part: String, at index: Int? = nil, _ sentence: String) {
    self.part = part
    self.index = index
    self.sentence = sentence
  }

  /// The part and the sentence, for a person: `cards[3]: …`.
  public var description: String {
    "\(part)\(index.map { "[\($0)]" } ?? ""): \(sentence)"
  }
}
