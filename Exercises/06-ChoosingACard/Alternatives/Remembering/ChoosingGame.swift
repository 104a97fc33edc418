import CardGameModel

/// A game in which two cards are matched.
struct ChoosingGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<PlayingCard>]

  /// The score in points.
  var score = 0

  /// The index of the card that is face up and waits for another.
  private var waiting: Int?

  /// Chooses the card at an index, by the four rules of README.md, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    guard let waiting else {
      cards[index].position = .faceUp
      score -= costToChoose
      self.waiting = index
      return .turnedUp
    }
    if waiting == index {
      cards[index].position = .faceDown
      self.waiting = nil
      return .turnedDown
    }

    let points = points(for: [cards[waiting].face, cards[index].face])
    let isMatch = points > 0
    cards[waiting].position = isMatch ? .matched : .faceDown
    cards[index].position = isMatch ? .matched : .faceUp
    score += (isMatch ? points * matchBonus : -mismatchPenalty) - costToChoose
    self.waiting = isMatch ? nil : index
    return isMatch ? .matched : .mismatched
  }
}
