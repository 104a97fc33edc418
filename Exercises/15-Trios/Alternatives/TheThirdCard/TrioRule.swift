import CardGameModel

/// The rule of Trios, by the one card that two others need.
struct TrioRule: MatchRule {
  /// The points of three cards: 1 for a trio, 0 for any others.
  func points(for cards: [TrioCard]) -> Int {
    let isNeeded = TrioCard.Attribute.allCases.allSatisfy { attribute in
      cards[2].value(of: attribute)
        == needed(cards[0].value(of: attribute), cards[1].value(of: attribute))
    }
    return isNeeded ? 1 : 0
  }

  /// Why three cards are no trio: a reason for each attribute in which two are alike, one differs.
  func whyNot(_ cards: [TrioCard]) -> [String] {
    TrioCard.Attribute.allCases.compactMap { attribute in
      let values = cards.map { $0.value(of: attribute) }
      return values[2] == needed(values[0], values[1])
        ? nil : "two have the same \(attribute.rawValue), and the third has another"
    }
  }

  /// The value that the third card needs: that of both, or else the one that neither has.
  private func needed(_ first: Int, _ second: Int) -> Int {
    first == second ? first : 6 - first - second
  }
}
