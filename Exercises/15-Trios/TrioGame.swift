import CardGameModel

/// A game of Trios. No card can be chosen yet.
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
    // Write your code here. You can use:
    //
    //   faceUpIndices, matchedIndices        the indices of all cards that are face up, or matched
    //   areTrio([index, index, index])       whether three cards on the table are a trio
    //   replaceMatched()                     lays new cards for the matched ones, or takes them off
    //   cards[index].face, cards[index].position
    //   trioPoints, mismatchPenalty, unchoosingPenalty
    return .ignored
  }
}
