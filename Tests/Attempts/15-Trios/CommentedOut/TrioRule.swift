import CardGameModel

/// The rule of Trios. Nothing is a trio yet.
struct TrioRule: MatchRule {
  /// The points of three cards: 1 for a trio, 0 for any others.
  func points(for cards: [TrioCard]) -> Int {
    // spoilers(of: cards).isEmpty ? 1 : 0
    return 0
  }

  /// Why three cards are no trio: a reason for each attribute in which two are alike, one differs.
  func whyNot(_ cards: [TrioCard]) -> [String] {
    // spoilers(of: cards).map { "\($0.rawValue): two are alike, one differs" }
    return []
  }
}
