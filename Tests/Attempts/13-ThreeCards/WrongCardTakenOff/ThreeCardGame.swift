import CardGameModel

/// A game in which two cards are matched, or three, or more.
struct ThreeCardGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<PlayingCard>]

  /// How many cards are matched at a time.
  var cardsToMatch: Int

  /// The score in points.
  var score = 0

  /// The indices of the cards that were touched and wait.
  var chosen: [Int] = []

  /// Chooses the card at an index, by the rules of README.md, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      chosen.removeLast()
      return .turnedDown
    }
    chosen.append(index)
    cards[index].position = .faceUp
    score -= costToChoose
    let compared = chosen
    guard compared.count == cardsToMatch else { return .turnedUp }
    chosen = []

    let points = points(for: compared.map { cards[$0].face })
    guard points > 0 else {
      for other in compared where other != index { cards[other].position = .faceDown }
      score -= mismatchPenalty
      chosen = [index]
      return .mismatched
    }
    for match in compared { cards[match].position = .matched }
    score += points * matchBonus
    return .matched
  }
}
