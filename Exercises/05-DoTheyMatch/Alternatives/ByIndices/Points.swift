import CardGameModel

/// The points of two cards: 4 for the same rank, 1 for the same suit, 0 for neither.
func points(for card: PlayingCard, and other: PlayingCard) -> Int {
  if card.rank == other.rank {
    return 4
  } else if card.suit == other.suit {
    return 1
  } else {
    return 0
  }
}

/// The points of any number of cards: those of every pair among them, added up.
func points(for cards: [PlayingCard]) -> Int {
  var sum = 0
  var first = 0
  while first < cards.count {
    var second = first + 1
    while second < cards.count {
      sum = sum + points(for: cards[first], and: cards[second])
      second = second + 1
    }
    first = first + 1
  }
  return sum
}
