import CardGameModel

/// Makes the cards of some ranks and suits: each of the ranks in each of the suits, once.
///
/// They come suit by suit, in the order in which the suits and the ranks are given.
func makePack(ranks: [Rank], suits: [Suit]) -> [PlayingCard] {
  // Write your code here. This makes one card, and this adds it to a list:
  //
  //   let card = PlayingCard(rank, of: suit)
  //   cards.append(card)
  let cards: [PlayingCard] = []
  return cards
}

/// Makes the standard pack: all fifty-two cards.
func makeStandardPack() -> [PlayingCard] {
  // Use makePack here. Rank.allCases has every rank, from ace to king; Suit.allCases every suit.
  return []
}

/*
/// Makes the cards of some ranks and suits: each of the ranks in each of the suits, once.
///
/// They come suit by suit, in the order in which the suits and the ranks are given.
func makePack(ranks: [Rank], suits: [Suit]) -> [PlayingCard] {
  var cards: [PlayingCard] = []
  for suit in suits {
    for rank in ranks {
      cards.append(PlayingCard(rank, of: suit))
    }
  }
  return cards
}

/// Makes the standard pack: all fifty-two cards.
func makeStandardPack() -> [PlayingCard] {
  makePack(ranks: Rank.allCases, suits: Suit.allCases)
}
*/
