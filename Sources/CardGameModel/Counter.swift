/// Something that a game counts besides its score, for a label: `Flips: 3`.
public struct Counter: Hashable, Codable, Sendable, CustomStringConvertible {
  /// What is counted, as the label calls it.
  public var name: String

  /// How many there are.
  public var value: Int

  /// Makes a counter.
  ///
  /// - Parameters:
  ///   - name: What is counted, as the label calls it.
  ///   - value: How many there are.
  public init(_ name: String, _ value: Int) {
    self.name = name
    self.value = value
  }

  /// The text of the label: `Flips: 3`.
  public var description: String { "\(name): \(value)" }
}
