public import CardGameControllers
public import CardGameModel

/// Plays the same moves with cards that are called otherwise, and names where the games go apart.
///
/// In most games of playing cards the four suits are worth the same. To exchange them on all cards is
/// then to change what is read on the cards, and nothing else.
///
/// ```swift
/// let diagnoses = diagnoseRelabelling([.touch(0), .touch(3)], of: .m12, by: { $0.withNextSuit }) { deck in
///   MyGame(deck)
/// }
/// ```
///
/// - Parameters:
///   - moves: The moves, in order.
///   - deck: The deck to deal from.
///   - relabel: Gives each card another name, no two the same.
///   - deal: Deals the game under test.
/// - Returns: The first difference, or none.
/// - Throws: What dealing throws.
public func diagnoseRelabelling<Game: CardGame>(
  _ moves: [Move], of deck: Deck<Game.Face>, by relabel: (Game.Face) -> Game.Face,
  dealing deal: (Deck<Game.Face>) throws -> Game
) rethrows -> [Diagnosis] {
  let other = Deck(deck.cards.map(relabel))
  var plays = [
    ReferencePlay(game: try deal(deck), supply: DeckSupply(repeating: deck.cards)),
    ReferencePlay(game: try deal(other), supply: DeckSupply(repeating: other.cards)),
  ]
  var made: [Move] = []
  for move in moves {
    made.append(move)
    let outcomes = plays.indices.map { plays[$0].make(move) }
    // What is expected of the second game is the first with its cards called otherwise.
    var expected = TableState(of: plays[0].game)
    for (index, card) in plays[0].game.cards.enumerated() {
      expected.cards[index].title = relabel(card.face).title
    }
    let seen = TableState(of: plays[1].game)
    guard !expected.agrees(with: seen) || outcomes[0] != outcomes[1] else { continue }
    var evidence = rows(expected, seen)
    if outcomes[0] != outcomes[1] {
      evidence.append(
        Diagnosis.Row(
          subject: "outcome", expected: outcomes[0].rawValue, shown: outcomes[1].rawValue))
    }
    return [
      Diagnosis(
        code: .namesDecide,
        headline: Situation.lead(made, hasStarted: true)
          + "the game goes otherwise when its cards are called otherwise.",
        rows: evidence, headings: .values,
        reason: "A rule says when cards are alike; what they are called is not its business.",
        advice: "Compare cards with each other, and none with a fixed one.",
        moves: made.map(\.description))
    ]
  }
  return []
}

extension PlayingCard {
  /// The card of the same rank in the next suit, and after the last suit in the first.
  public var withNextSuit: PlayingCard {
    let suits = Suit.allCases
    let next = (suits.firstIndex(of: suit).map { $0 + 1 } ?? 0) % suits.count
    return PlayingCard(rank, of: suits[next])
  }
}
