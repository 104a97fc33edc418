import CardGameModel

/// Twins: turn up two cards of one rank, for a point.
///
/// Two cards that are no twins stay up until the next touch.
public struct TwinsGame: CardGame {
  public private(set) var cards: [TableCard<PlayingCard>]
  public private(set) var score = 0
  public private(set) var hasBegun = false

  /// Lays a whole deck on the table.
  public init(_ deck: Deck<PlayingCard>) {
    cards = deck.cards.map { TableCard($0) }
  }

  public var pack: [PlayingCard] { cards.map(\.face) }

  public var isOver: Bool {
    let ranks = cards.filter { !$0.isMatched }.map(\.face.rank)
    return Set(ranks).count == ranks.count
  }

  public mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    guard deck.count == cards.count else {
      throw .deckTooSmall(needed: cards.count, available: deck.count)
    }
    self = TwinsGame(deck)
  }

  @discardableResult
  public mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    hasBegun = true
    let chosen = faceUpIndices
    if chosen == [index] {
      cards[index].position = .faceDown
      return .turnedDown
    }
    if chosen.count == 2 {
      for card in chosen { cards[card].position = .faceDown }
    }
    cards[index].position = .faceUp
    guard chosen.count == 1 else { return .turnedUp }
    guard cards[chosen[0]].face.rank == cards[index].face.rank else { return .mismatched }
    cards[chosen[0]].position = .matched
    cards[index].position = .matched
    score += 1
    return .matched
  }
}
