import CardGameModel

/// A game in which two cards are matched, or three, or more. Nothing is compared yet.
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
    // Write your code here: compare the cards, if enough of them are face up. You can use:
    //
    //   faceUpIndices                            the indices of all cards that are face up
    //   points(for: [face, face, face])          the points of any number of cards together
    //   cards[index].face, cards[index].position
    //   matchBonus, mismatchPenalty
    return .turnedUp
  }
}
