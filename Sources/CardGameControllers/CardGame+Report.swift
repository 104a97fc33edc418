import CardGameModel

extension CardGame {
  /// Says what a move did, for a status label.
  ///
  /// - Parameters:
  ///   - outcome: What came of the move.
  ///   - index: The card that was chosen, or `nil` when more cards were asked for.
  ///   - before: The game before the move.
  /// - Returns: A sentence or two; `""` for a move that changed nothing.
  func report(of outcome: Outcome, choosing index: Int?, since before: Self) -> String {
    let words = words(for: outcome, choosing: index, since: before)
    let loss = before.score - score
    guard !words.isEmpty, loss > 0 else { return words }
    return "\(words) \(points(loss)) lost."
  }

  private func points(_ number: Int) -> String { number == 1 ? "1 point" : "\(number) points" }

  private func words(for outcome: Outcome, choosing index: Int?, since before: Self) -> String {
    switch outcome {
    case .turnedUp: "\(title(of: index, before)) \(chosen(index, before))."
    case .turnedDown: "\(title(of: index, before)) \(unchosen(index, before))."
    case .matched: "\(titles(choosing: index, before)) match: \(points(score - before.score))."
    case .mismatched:
      index.flatMap(before.whyNot(choosing:))?.description
        ?? "\(titles(choosing: index, before)) do not match."
    case .dealt where cards.count > before.cards.count:
      "\(cards.count - before.cards.count) more cards lie there."
    case .dealt where cards.count < before.cards.count: "The matched cards are gone."
    case .dealt: "New cards lie in the places of the matched ones."
    case .ignored: ""
    }
  }

  /// What a card is called that was touched; one that is turned up may have been drawn just now.
  private func title(of index: Int?, _ before: Self) -> String {
    guard let index, before.cards.indices.contains(index) else { return "" }
    guard !before.cards[index].isFaceVisible, cards.indices.contains(index) else {
      return before.cards[index].face.title
    }
    return cards[index].face.title
  }

  private func chosen(_ index: Int?, _ before: Self) -> String {
    index.map { before.cards[$0].liesOpen } ?? false ? "is chosen" : "is turned up"
  }

  private func unchosen(_ index: Int?, _ before: Self) -> String {
    index.map { before.cards[$0].liesOpen } ?? false ? "is not chosen any more" : "is turned down"
  }

  private func titles(choosing index: Int?, _ before: Self) -> String {
    (before.faceUpIndices + [index].compactMap(\.self)).map { before.cards[$0].face.title }
      .joined(separator: " ")
  }
}
