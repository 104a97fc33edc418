import CardGameModel

/// A game of Trios.
struct TrioGame: CardGame {
  /// The cards on the table, by their index.
  var cards: [TableCard<TrioCard>]

  /// Every card of the game, in the order in which they come onto the table.
  var pack: [TrioCard]

  /// How many cards of the pack have come onto the table.
  var dealtCount: Int

  /// How many cards lie on the table at first.
  var tableSize: Int

  /// The score in points.
  var score = 0

  /// Chooses the card at an index, by the rules of README.md, and says what came of it.
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    // What lies there tells how far the turn has come.
    switch (matchedIndices.count, faceUpIndices.count) {
    case (3, _):
      let isGone = cards[index].isMatched
      let face = cards[index].face
      replaceMatched()
      if isGone { return .dealt }
      for place in cards.indices where cards[place].face == face { turnUp(place) }
      return .turnedUp
    case (_, 3):
      for place in cards.indices { cards[place].position = .faceDown }
      turnUp(index)
      return .turnedUp
    case _ where cards[index].isFaceUp:
      cards[index].position = .faceDown
      score -= unchoosingPenalty
      return .turnedDown
    case (_, 2):
      turnUp(index)
      return decide()
    default:
      turnUp(index)
      return .turnedUp
    }
  }

  private mutating func turnUp(_ index: Int) {
    cards[index].position = .faceUp
  }

  private mutating func decide() -> Outcome {
    let isTrio = areTrio(faceUpIndices)
    score += isTrio ? trioPoints : -mismatchPenalty
    if isTrio {
      for index in faceUpIndices { cards[index].position = .matched }
    }
    return isTrio ? .matched : .mismatched
  }
}
