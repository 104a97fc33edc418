/// What Trios pays for a trio and charges for mistakes, in points.
///
/// Without arguments, the values that a programming course's exercise of 2017 suggests: three points
/// for a trio, five off for a mismatch, one off for unchoosing a card; and three off for asking for
/// cards when a trio was on the table, as much as that trio would have earned.
public struct TriosScoring: Hashable, Codable, Sendable {
  /// How many points a trio earns.
  public var match: Int

  /// How many points three cards cost that are no trio.
  public var mismatch: Int

  /// How many points it costs to unchoose a card.
  public var unchoosing: Int

  /// How many points it costs to ask for more cards when a trio was on the table.
  public var needlessDeal: Int

  /// Makes a scoring.
  ///
  /// - Parameters:
  ///   - match: How many points a trio earns.
  ///   - mismatch: How many points three cards cost that are no trio.
  ///   - unchoosing: How many points it costs to unchoose a card.
  ///   - needlessDeal: How many points it costs to ask for more when a trio was on the table.
  public init(match: Int = 3, mismatch: Int = 5, unchoosing: Int = 1, needlessDeal: Int = 3) {
    self.match = match
    self.mismatch = mismatch
    self.unchoosing = unchoosing
    self.needlessDeal = needlessDeal
  }
}
