import CardGameModel

/// A game in which two cards are matched.
struct ChoosingGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<PlayingCard>]

  /// The score in points.
  var score = 0

  /// Chooses the card at an index, by the four rules of README.md, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    switch cards[index].position {
    case .matched:
      return .ignored
    case .faceUp:
      cards[index].position = .faceDown
      return .turnedDown
    case .faceDown:
      score -= costToChoose
      let waiting = cards.firstIndex { $0.isFaceUp }
      cards[index].position = .faceUp
      return waiting.map { compare($0, with: index) } ?? .turnedUp
    }
  }

  /// Compares the card that was waiting with the one that was touched.
  private mutating func compare(_ waiting: Int, with touched: Int) -> Outcome {
    let points = points(for: [waiting, touched].map { cards[$0].face })
    return points > 0 ? match(waiting, touched, for: points) : mismatch(waiting)
  }

  private mutating func match(_ waiting: Int, _ touched: Int, for points: Int) -> Outcome {
    score += matchBonus * points
    for index in [waiting, touched] { cards[index].position = .matched }
    return .matched
  }

  private mutating func mismatch(_ waiting: Int) -> Outcome {
    score -= mismatchPenalty
    cards[waiting].position = .faceDown
    return .mismatched
  }
}
