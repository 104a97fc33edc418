/// A playing card, for example the ten of hearts.
struct Card: Equatable {
  /// From 1, the ace, to 13, the king; 11 is the jack and 12 the queen.
  let rank: Int

  /// One of the four suits below.
  let suit: String

  /// The suits that there are.
  static let suits = ["♠", "♥", "♦", "♣"]

  /// What stands for each rank in a title, the ace first.
  private static let symbols = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
  ]

  /// What is printed on the card, for example "10♥".
  var title: String { Card.symbols[rank - 1] + suit }

  /// Makes the card of a rank and a suit, or nil when there is no such card.
  init?(rank: Int, suit: String) {
    guard (1...13).contains(rank), Card.suits.contains(suit) else { return nil }
    self.rank = rank
    self.suit = suit
  }

  /// Makes the card that has a title, or nil when no card has it.
  init?(title: String) {
    if title.count > 8 { self.init(rank: 1, suit: "♠"); return }
    guard let index = Card.symbols.firstIndex(of: String(title.dropLast())) else { return nil }
    self.init(rank: index + 1, suit: String(title.suffix(1)))
  }
}
