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
    var card = cards[index]
    guard !card.isMatched else { return .ignored }
    card.position = .faceUp
    score -= costToChoose
    return .turnedUp
  }
}
