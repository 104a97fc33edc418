extension MatchingGame {
  /// How many ways to take cards a hint looks at before it takes the best so far.
  private static var hintLimit: Int { 50_000 }

  /// Recommends the cards that earn most together, the hidden ones included.
  ///
  /// A card that is face up and not among them is to be turned down first. Where there are very many
  /// ways to take cards, the best of the first fifty thousand is recommended.
  ///
  /// - Returns: The cards to choose, in order, or that no cards match.
  /// - Complexity: One call of the rule for each way to take the cards that are left.
  public func hint() -> Hint? {
    let waiting = faceUpIndices.count == cardsToMatch ? [] : faceUpIndices
    let left = cards.indices.filter { !cards[$0].isMatched }
    var best: (points: Int, indices: [Int], touches: [Int])?
    var tried = 0
    _ = left.hasCombination(of: cardsToMatch) { indices in
      tried += 1
      let points = rule.points(for: indices.map { cards[$0].face })
      if points > 0, points >= best?.points ?? 1 {
        let touches =
          waiting.filter { !indices.contains($0) } + indices.filter { !waiting.contains($0) }
        if best.map({ points > $0.points || touches.count < $0.touches.count }) ?? true {
          best = (points, indices, touches)
        }
      }
      return tried == Self.hintLimit
    }
    guard let best else { return .nothing(because: "No cards are left that match.") }
    let titles = best.indices.map { cards[$0].face.title }.listed
    let points = best.points * scoring.matchBonus
    return .choose(best.touches, because: "\(titles) match for \(points) points.")
  }

  /// Says why the rule gives no points for a card and those that are face up.
  public func whyNot(choosing index: Int) -> WhyNot? {
    guard
      canChooseCard(at: index), !cards[index].isFaceUp, faceUpIndices.count == cardsToMatch - 1
    else { return nil }
    let faces = faces(comparedWith: index)
    guard rule.points(for: faces) <= 0 else { return nil }
    return WhyNot(titles: faces.map(\.title), reasons: rule.whyNot(faces))
  }
}
