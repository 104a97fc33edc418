import CardGameModel

/// The rule of Trios. Nothing is a trio yet.
struct TrioRule: MatchRule {
  /// The points of three cards: 1 for a trio, 0 for any others.
  func points(for cards: [TrioCard]) -> Int {
    // 1. You can use:
    //
    //   TrioCard.Attribute.allCases          number, shape, shading and colour
    //   cards[0].value(of: attribute)        1, 2 or 3
    return 0
  }

  /// Why three cards are no trio: a reason for each attribute in which two are alike, one differs.
  func whyNot(_ cards: [TrioCard]) -> [String] {
    // 2. You can use attribute.rawValue, which is the attribute's name.
    return []
  }
}
