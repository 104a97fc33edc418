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
      cards[index].position = .faceDown
      return .turnedDown
    }
    cards[index].position = .faceUp
    score -= costToChoose
    if faceUpIndices.count == 2 {
      let first = faceUpIndices[0]
      let second = faceUpIndices[1]
      let points = points(for: [cards[first].face, cards[second].face])
      if points > 0 {
        score += points * matchBonus
        cards[first].position = .matched
        cards[second].position = .matched
        return .matched
      } else {
        score -= mismatchPenalty
        cards[first].position = .faceDown
        return .mismatched
      }
    }
    return .turnedUp
  }
}
