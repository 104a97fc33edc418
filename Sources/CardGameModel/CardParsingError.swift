/// A text that was to be a playing card and is none.
public struct CardParsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text as it was found.
  public let text: String

  /// Makes the error for a text.
  ///
  /// - Parameter text: The text as it was found.
  public init(text: String) {
    self.text = text
  }

  /// A sentence for the person who wrote the text, saying what to write instead.
  public var description: String {
    """
    "\(text)" is not a playing card: write a rank (A, 2 to 10, T, J, Q or K) and a suit \
    (♠ ♥ ♦ ♣, or S H D C), for example A♠ or 10H.
    """
  }
}
