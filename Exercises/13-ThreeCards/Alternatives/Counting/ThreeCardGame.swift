import CardGameModel

/// A game in which two cards are matched, or three, or more.
struct ThreeCardGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<PlayingCard>]

  /// How many cards are matched at a time.
  var cardsToMatch: Int

  /// The score in points.
  var score = 0

  /// Chooses the card at an index, by the rules of README.md, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    cards[index].position = .faceUp
    score -= costToChoose
    var others: [Int] = []
    for other in cards.indices {
      if other != index && cards[other].isFaceUp {
        others.append(other)
      }
    }
    if others.count + 1 < cardsToMatch {
      return .turnedUp
    }
    var faces = [cards[index].face]
    for other in others {
      faces.append(cards[other].face)
    }
    let matchScore = points(for: faces)
    if matchScore == 0 {
      score -= mismatchPenalty
      for other in others {
        cards[other].position = .faceDown
      }
      return .mismatched
    }
    score += matchScore * matchBonus
    cards[index].position = .matched
    for other in others {
      cards[other].position = .matched
    }
    return .matched
  }
}
