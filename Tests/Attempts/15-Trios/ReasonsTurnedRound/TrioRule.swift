import CardGameModel

/// The rule of Trios.
struct TrioRule: MatchRule {
  /// The points of three cards: 1 for a trio, 0 for any others.
  func points(for cards: [TrioCard]) -> Int {
    spoilers(of: cards).isEmpty ? 1 : 0
  }

  /// Why three cards are no trio: a reason for each attribute in which two are alike, one differs.
  func whyNot(_ cards: [TrioCard]) -> [String] {
    spoilers(of: cards).reversed().map { "\($0.rawValue): two are alike, one differs" }
  }

  /// The attributes in which the cards have two different values, neither one nor three.
  private func spoilers(of cards: [TrioCard]) -> [TrioCard.Attribute] {
    TrioCard.Attribute.allCases.filter { attribute in
      Set(cards.map { $0.value(of: attribute) }).count == 2
    }
  }
}
