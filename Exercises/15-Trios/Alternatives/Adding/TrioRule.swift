import CardGameModel

/// The rule of Trios, by adding: three values from 1 to 3 that are all alike or all different add up
/// to a multiple of three, and no others do.
struct TrioRule: MatchRule {
  /// The points of three cards: 1 for a trio, 0 for any others.
  func points(for cards: [TrioCard]) -> Int {
    for attribute in TrioCard.Attribute.allCases where sum(attribute, of: cards) % 3 != 0 {
      return 0
    }
    return 1
  }

  /// Why three cards are no trio: a reason for each attribute in which two are alike, one differs.
  func whyNot(_ cards: [TrioCard]) -> [String] {
    var reasons: [String] = []
    for attribute in TrioCard.Attribute.allCases where sum(attribute, of: cards) % 3 != 0 {
      reasons.append("\(attribute.rawValue): neither all alike nor all different")
    }
    return reasons
  }

  private func sum(_ attribute: TrioCard.Attribute, of cards: [TrioCard]) -> Int {
    var sum = 0
    for card in cards { sum += card.value(of: attribute) }
    return sum
  }
}
