import CardGameModel

/// Makes the cards of some ranks and suits: each of the ranks in each of the suits, once.
///
/// They come suit by suit, in the order in which the suits and the ranks are given.
func makePack(ranks: [Rank], suits: [Suit]) -> [PlayingCard] {
  var cards: [PlayingCard] = []
  for suit in suits {
    for rank in ranks.dropLast() {
      cards.append(PlayingCard(rank, of: suit))
    }
  }
  return cards
}

/// Makes the standard pack: all fifty-two cards.
func makeStandardPack() -> [PlayingCard] {
  var cards: [PlayingCard] = []
  for suit in Suit.allCases {
    for rank in Rank.allCases {
      cards.append(PlayingCard(rank, of: suit))
    }
  }
  return cards
}
