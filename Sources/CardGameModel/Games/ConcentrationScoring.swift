/// What Concentration pays for a match and charges for forgetting, in points.
///
/// Without arguments, the values of a programming course's exercise of 2017: two points for a match,
/// one point off for each card of a mismatch that had been seen before.
public struct ConcentrationScoring: Hashable, Codable, Sendable {
  /// How many points a match earns.
  public var match: Int

  /// How many points each card of a mismatch costs that had been seen before.
  public var seenMismatch: Int

  /// Makes a scoring.
  ///
  /// - Parameters:
  ///   - match: How many points a match earns.
  ///   - seenMismatch: How many points each card of a mismatch costs that had been seen before.
  public init(match: Int = 2, seenMismatch: Int = 1) {
    self.match = match
    self.seenMismatch = seenMismatch
  }
}
