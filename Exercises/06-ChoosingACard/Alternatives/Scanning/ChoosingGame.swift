import CardGameModel

/// A game in which two cards are matched.
struct ChoosingGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<PlayingCard>]

  /// The score in points.
  var score = 0

  /// Chooses the card at an index, by the four rules of README.md, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    var outcome = Outcome.ignored
    if cards.indices.contains(index) && !cards[index].isMatched {
      if cards[index].isFaceUp {
        cards[index].position = .faceDown
        outcome = .turnedDown
      } else {
        outcome = .turnedUp
        cards[index].position = .faceUp
        for other in cards.indices {
          if other != index && cards[other].isFaceUp {
            let matchScore = points(for: [cards[index].face, cards[other].face])
            if matchScore > 0 {
              score += matchScore * matchBonus
              cards[index].position = .matched
              cards[other].position = .matched
              outcome = .matched
            } else {
              score -= mismatchPenalty
              cards[other].position = .faceDown
              outcome = .mismatched
            }
            break
          }
        }
        score -= costToChoose
      }
    }
    return outcome
  }
}
