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
    let faceUp = faceUpIndices
    if faceUp.count < cardsToMatch { return .turnedUp }

    let earned = points(for: faceUp.map { cards[$0].face })
    score += earned > 0 ? earned * matchBonus : -mismatchPenalty
    for card in faceUp where earned > 0 || card != index {
      cards[card].position = earned > 0 ? .matched : .faceDown
    }
    return earned > 0 ? .matched : .mismatched
  }
}
