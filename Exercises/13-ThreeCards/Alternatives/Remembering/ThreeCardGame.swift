import CardGameModel

/// A game in which two cards are matched, or three, or more.
struct ThreeCardGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<PlayingCard>]

  /// How many cards are matched at a time.
  var cardsToMatch: Int

  /// The score in points.
  var score = 0

  /// The indices of the cards that are face up, in the order in which they were touched.
  var chosen: [Int] = []

  /// Chooses the card at an index, by the rules of README.md, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      chosen.removeAll { $0 == index }
      return .turnedDown
    }
    chosen.append(index)
    cards[index].position = .faceUp
    score -= costToChoose
    guard chosen.count == cardsToMatch else { return .turnedUp }
    let compared = chosen
    let points = points(for: compared.map { cards[$0].face })
    if points > 0 {
      score += points * matchBonus
      compared.forEach { cards[$0].position = .matched }
      chosen = []
      return .matched
    }
    score -= mismatchPenalty
    compared.dropLast().forEach { cards[$0].position = .faceDown }
    chosen = [index]
    return .mismatched
  }
}
