import CardGameModel

/// Makes the cards of some ranks and suits: each of the ranks in each of the suits, once.
///
/// They come suit by suit, in the order in which the suits and the ranks are given.
func makePack(ranks: [Rank], suits: [Suit]) -> [PlayingCard] {
  var cards: [PlayingCard] = []
  var suitIndex = 0
  while suitIndex < suits.count {
    var rankIndex = 0
    while rankIndex < ranks.count {
      cards += [PlayingCard(ranks[rankIndex], of: suits[suitIndex])]
      rankIndex += 1
    }
    suitIndex += 1
  }
  return cards
}

/// Makes the standard pack: all fifty-two cards.
func makeStandardPack() -> [PlayingCard] {
  var cards: [PlayingCard] = []
  for suitNumber in 0...3 {
    for rankNumber in 1...13 {
      if let suit = Suit(rawValue: suitNumber), let rank = Rank(rawValue: rankNumber) {
        cards.append(PlayingCard(rank, of: suit))
      }
    }
  }
  return cards
}
