import CardGameModel

/// The points of two cards: 4 for the same rank, 1 for the same suit, 0 for neither.
func points(for card: PlayingCard, and other: PlayingCard) -> Int {
  return card.rank == other.rank ? 4 : 0
}

/// The points of any number of cards: those of every pair among them, added up.
func points(for cards: [PlayingCard]) -> Int {
  var sum = 0
  for (index, card) in cards.enumerated() {
    for earlier in cards[..<index] {
      if card.rank == earlier.rank {
        sum += 4
      } else if card.suit == earlier.suit {
        sum += 1
      }
    }
  }
  return sum
}
