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
    var touched: Int? = index
    if cards.contains(where: { $0.isMatched }) { touched = clearTrio(keeping: index) }
    guard let place = touched else { return .dealt }
    clearMismatch()
    return cards[place].isFaceUp ? unchoose(place) : choose(place)
  }

  /// Takes off a matched trio, and returns where a card lies then, or `nil` when it is gone.
  private mutating func clearTrio(keeping index: Int) -> Int? {
    guard !cards[index].isMatched else {
      replaceMatched()
      return nil
    }
    // The deck may have cards for none of the three places, or for some: the first ones.
    let closing = matchedIndices.dropFirst(pack.count - dealtCount)
    let left = closing.filter { $0 < index }.count
    replaceMatched()
    return index - left
  }

  private mutating func clearMismatch() {
    guard faceUpIndices.count == 3 else { return }
    for index in faceUpIndices { cards[index].position = .faceDown }
  }

  private mutating func unchoose(_ index: Int) -> Outcome {
    cards[index].position = .faceDown
    score -= unchoosingPenalty
    return .turnedDown
  }

  private mutating func choose(_ index: Int) -> Outcome {
    let three = faceUpIndices + [index]
    let outcome: Outcome = three.count < 3 ? .turnedUp : areTrio(three) ? .matched : .mismatched
    for place in three { cards[place].position = outcome == .matched ? .matched : .faceUp }
    if outcome == .matched { score += trioPoints }
    if outcome == .mismatched { score -= mismatchPenalty }
    return outcome
  }
}
