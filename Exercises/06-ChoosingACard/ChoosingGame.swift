import CardGameModel

/// A game in which two cards are matched. All but `chooseCard(at:)` is written already.
struct ChoosingGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<PlayingCard>]

  /// The score in points.
  var score = 0

  /// Chooses the card at an index, by the four rules of README.md, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    // Write your code here. You can use:
    //
    //   cards.indices.contains(index)     is there a card at this index?
    //   cards[index].isMatched            is it matched? (or: .isFaceUp)
    //   cards[index].position = .faceUp   turn it up (or: .faceDown, .matched)
    //   faceUpIndices                     the indices of the face-up cards, in rising order
    //   cards[index].face                 the playing card, for points(for:)
    //   points(for: [face, otherFace])    4 for the same rank, 1 for the same suit, else 0
    //   matchBonus, mismatchPenalty, costToChoose
    return .ignored
  }
}
