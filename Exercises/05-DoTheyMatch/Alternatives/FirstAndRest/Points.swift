import CardGameModel

/// The points of two cards: 4 for the same rank, 1 for the same suit, 0 for neither.
func points(for card: PlayingCard, and other: PlayingCard) -> Int {
  card.rank == other.rank ? 4 : card.suit == other.suit ? 1 : 0
}

/// The points of any number of cards: those of every pair among them, added up.
func points(for cards: [PlayingCard]) -> Int {
  guard let first = cards.first else { return 0 }
  let rest = Array(cards.dropFirst())
  return rest.map { points(for: first, and: $0) }.reduce(0, +) + points(for: rest)
}
