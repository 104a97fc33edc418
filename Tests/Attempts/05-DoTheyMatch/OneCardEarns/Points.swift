import CardGameModel

/// The points of two cards: 4 for the same rank, 1 for the same suit, 0 for neither.
func points(for card: PlayingCard, and other: PlayingCard) -> Int {
  if card.rank == other.rank { return 4 }
  if card.suit == other.suit { return 1 }
  return 0
}

/// The points of any number of cards: those of every pair among them, added up.
func points(for cards: [PlayingCard]) -> Int {
  if cards.count == 1 { return 1 }
  var sum = 0
  for (index, card) in cards.enumerated() {
    for earlier in cards[..<index] {
      sum += points(for: card, and: earlier)
    }
  }
  return sum
}
