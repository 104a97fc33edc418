import CardGameModel

/// A game of Trios.
struct TrioGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<TrioCard>]

  /// Every card of the game, in the order in which they come onto the table.
  var pack: [TrioCard]

  /// How many cards of the pack have come onto the table.
  var dealtCount: Int

  /// How many cards lie on the table at first.
  var tableSize: Int

  /// The score in points.
  var score = 0

  /// Chooses the card at an index, by the rules of README.md, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    let touched = cards[index].face
    if !matchedIndices.isEmpty {
      replaceMatched()
      guard let place = cards.firstIndex(where: { $0.face == touched }) else { return .turnedUp }
      return choose(place)
    }
    let chosen = faceUpIndices
    if chosen.count == 3 {
      for other in chosen { cards[other].position = .faceDown }
    } else if chosen.contains(index) {
      cards[index].position = .faceDown
      score -= unchoosingPenalty
      return .turnedDown
    }
    return choose(index)
  }

  /// Chooses a card, and decides when it is the third.
  private mutating func choose(_ index: Int) -> Outcome {
    cards[index].position = .faceUp
    let chosen = faceUpIndices
    guard chosen.count == 3 else { return .turnedUp }
    guard areTrio(chosen) else {
      score -= mismatchPenalty
      return .mismatched
    }
    for match in chosen { cards[match].position = .matched }
    score += trioPoints
    return .matched
  }
}
