/// Words with a colour, as an `NSAttributedString` of one colour.
///
/// ```swift
/// button.setAttributedTitle(CardText("A♥", color: .red), for: .normal)
/// ```
public struct CardText: Hashable, Codable, Sendable {
  /// The words.
  public var string: String

  /// The colour of the words, or `nil` for the one that the control would give them.
  public var color: CardColor?

  /// Makes words with a colour.
  ///
  /// - Parameters:
  ///   - string: The words.
  ///   - color: Their colour, or `nil` for the one that the control would give them.
  public init(_ string: String, color: CardColor? = nil) {
    self.string = string
    self.color = color
  }
}
