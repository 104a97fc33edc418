import CardGameModel

/// The points of two cards: 4 for the same rank, 1 for the same suit, 0 for neither.
func points(for card: PlayingCard, and other: PlayingCard) -> Int {
  if card.rank == other.rank { return 4 }
  if card.suit == other.suit { return 1 }
  return 0
}

/// The points of any number of cards: those of every pair among them, added up.
func points(for cards: [PlayingCard]) -> Int {
  var sum = 0
  for rank in Rank.allCases {
    sum += 4 * pairs(among: cards.filter { $0.rank == rank }.count)
  }
  for suit in Suit.allCases {
    let ofSuit = cards.filter { $0.suit == suit }
    sum += pairs(among: ofSuit.count)
    // Equal cards have earned their points with the rank.
    for card in Set(ofSuit) {
      sum -= pairs(among: ofSuit.filter { $0 == card }.count)
    }
  }
  return sum
}

/// How many pairs some cards make: three cards make three, four make six.
func pairs(among count: Int) -> Int {
  count * (count - 1) / 2
}
