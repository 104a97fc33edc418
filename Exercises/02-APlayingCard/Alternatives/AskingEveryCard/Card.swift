/// A playing card, for example the ten of hearts.
struct Card: Equatable {
  /// From 1, the ace, to 13, the king; 11 is the jack and 12 the queen.
  let rank: Int

  /// One of the four suits below.
  let suit: String

  /// The suits that there are.
  static let suits = ["♠", "♥", "♦", "♣"]

  /// What is printed on the card, for example "10♥".
  var title: String {
    if rank == 1 {
      return "A" + suit
    } else if rank == 11 {
      return "J" + suit
    } else if rank == 12 {
      return "Q" + suit
    } else if rank == 13 {
      return "K" + suit
    } else {
      return "\(rank)" + suit
    }
  }

  /// Makes the card of a rank and a suit, or nil when there is no such card.
  init?(rank: Int, suit: String) {
    if rank < 1 || rank > 13 {
      return nil
    }
    if suit != "♠" && suit != "♥" && suit != "♦" && suit != "♣" {
      return nil
    }
    self.rank = rank
    self.suit = suit
  }

  /// Makes the card that has a title, or nil when no card has it.
  init?(title: String) {
    for suit in Card.suits {
      for rank in 1...13 {
        if let card = Card(rank: rank, suit: suit), card.title == title {
          self = card
          return
        }
      }
    }
    return nil
  }

  /// Tells whether two cards are equal: this is what card == other asks.
  static func == (card: Card, other: Card) -> Bool {
    return card.rank == other.rank && card.suit == other.suit
  }
}
