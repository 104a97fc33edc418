/// A playing card, for example the ten of hearts.
struct Card: Equatable {
  /// From 1, the ace, to 13, the king; 11 is the jack and 12 the queen.
  let rank: Rank

  /// One of the four suits below.
  let suit: Suit

  /// The ranks by their numbers. Swift counts on from the first.
  enum Rank: Int, CaseIterable {
    case ace = 1
    case two, three, four, five, six, seven, eight, nine, ten, jack, queen, king

    var symbol: String {
      switch self {
      case .ace: "A"
      case .jack: "J"
      case .queen: "Q"
      case .king: "K"
      default: String(rawValue)
      }
    }
  }

  /// The suits by their signs.
  enum Suit: String {
    case spades = "♠"
    case hearts = "♥"
    case diamonds = "♦"
    case clubs = "♣"
  }

  /// The suits that there are.
  static let suits = ["♠", "♥", "♦", "♣"]

  /// What is printed on the card, for example "10♥".
  var title: String { rank.symbol + suit.rawValue }

  /// Makes the card of a rank and a suit, or nil when there is no such card.
  init?(rank: Int, suit: String) {
    guard let rank = Rank(rawValue: rank), let suit = Suit(rawValue: suit) else { return nil }
    self.rank = rank
    self.suit = suit
  }

  /// Makes the card that has a title, or nil when no card has it.
  init?(title: String) {
    var symbol = title
    guard let sign = symbol.popLast(), let suit = Suit(rawValue: String(sign)),
      let rank = Rank.allCases.first(where: { $0.symbol == symbol })
    else { return nil }
    self.rank = rank
    self.suit = suit
  }
}
