import CardGameModel

/// A game in which two cards are matched.
struct ChoosingGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<PlayingCard>]

  /// The score in points.
  var score = 0

  /// Chooses the card at an index, by the four rules of README.md, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    if cards[index].isFaceUp {
      return .ignored
    }
    let other = faceUpIndices.first
    cards[index].position = .faceUp
    score -= costToChoose
    guard let other else { return .turnedUp }
    let points = points(for: [cards[other].face, cards[index].face])
    if points > 0 {
      score += points * matchBonus
      cards[other].position = .matched
      cards[index].position = .matched
      return .matched
    }
    score -= mismatchPenalty
    cards[other].position = .faceDown
    return .mismatched
  }
}
