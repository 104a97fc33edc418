import CardGameModel

/// Says what a move did to any game, for a status label.
struct MoveReport<Game: CardGame> {
  private let before: Game
  private let after: Game
  private let titleOfFace: (Game.Face) -> String

  /// Looks at a move.
  ///
  /// - Parameters:
  ///   - before: The game before the move.
  ///   - after: The game after it.
  ///   - titleOfFace: What a card is called.
  init(before: Game, after: Game, _ titleOfFace: @escaping (Game.Face) -> String) {
    self.before = before
    self.after = after
    self.titleOfFace = titleOfFace
  }

  /// Says it.
  ///
  /// - Parameters:
  ///   - outcome: What came of the move.
  ///   - index: The card that was chosen, or `nil` when more cards were asked for.
  /// - Returns: A sentence or two; `""` for a move that changed nothing.
  func text(of outcome: Outcome, at index: Int?) -> String {
    let words = words(for: outcome, at: index)
    let loss = before.score - after.score
    return words.isEmpty || loss <= 0 ? words : "\(words) \(points(loss)) lost."
  }

  private func words(for outcome: Outcome, at index: Int?) -> String {
    switch outcome {
    case .turnedUp: "\(touchedTitle(index)) is \(liesOpen(index) ? "chosen" : "turned up")."
    case .turnedDown:
      "\(touchedTitle(index)) is \(liesOpen(index) ? "not chosen any more" : "turned down")."
    case .matched:
      "\(comparedTitles(index)) \(isAlone(index) ? "matches" : "match"): "
        + "\(points(after.score - before.score))."
    case .mismatched: mismatch(index)
    case .dealt where after.cards.count > before.cards.count:
      "\(after.cards.count - before.cards.count) more cards lie there."
    case .dealt where after.cards.count < before.cards.count: "The matched cards are gone."
    case .dealt: "New cards lie in the places of the matched ones."
    case .ignored: ""
    }
  }

  private func mismatch(_ index: Int?) -> String {
    let words = "\(comparedTitles(index)) \(isAlone(index) ? "does" : "do") not match"
    guard let why = index.flatMap(before.whyNot(choosing:)) else { return words + "." }
    return "\(words): \(why.reasons.joined(separator: "; "))."
  }

  /// What the touched card is called; one that is turned up may have been drawn at that moment.
  private func touchedTitle(_ index: Int?) -> String {
    guard let index, before.cards.indices.contains(index) else { return "" }
    let isSeenBefore = before.cards[index].isFaceVisible || !after.cards.indices.contains(index)
    return titleOfFace((isSeenBefore ? before : after).cards[index].face)
  }

  private func comparedTitles(_ index: Int?) -> String {
    (before.faceUpIndices + [index].compactMap(\.self))
      .map { titleOfFace(before.cards[$0].face) }.joined(separator: " ")
  }

  /// Whether the touched card is compared with no other.
  private func isAlone(_ index: Int?) -> Bool { index != nil && before.faceUpIndices.isEmpty }

  private func liesOpen(_ index: Int?) -> Bool { index.map { before.cards[$0].liesOpen } ?? false }

  private func points(_ number: Int) -> String { number == 1 ? "1 point" : "\(number) points" }
}
