/// A text that was to be a card and is none.
public struct CardParsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text as it was found.
  public let text: String

  /// What was looked for and how it is written, as the end of a sentence.
  public let expectation: String

  /// Makes the error for a text.
  ///
  /// - Parameters:
  ///   - text: The text as it was found.
  ///   - expectation: What was looked for and how it is written, as the end of a sentence; a playing
  ///     card when nothing is said.
  public init(text: String, expectation: String = Self.playingCard) {
    self.text = text
    self.expectation = expectation
  }

  /// How a playing card is written.
  public static let playingCard = """
    a playing card: write a rank (A, 2 to 10, T, J, Q or K) and a suit (♠ ♥ ♦ ♣, or S H D C), for \
    example A♠ or 10H
    """

  /// A sentence for the person who wrote the text, saying what to write instead.
  public var description: String { "\"\(text)\" is not \(expectation)." }
}
