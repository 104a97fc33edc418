/// The four suits of the standard pack of playing cards.
///
/// ```swift
/// print(Suit.hearts.symbol, Suit.hearts.letter, Suit.hearts.spokenName)
/// // ♥ H hearts
/// ```
public enum Suit: Int, CaseIterable, Hashable, Codable, Sendable {
  /// The suit of spades, ♠.
  case spades

  /// The suit of hearts, ♥.
  case hearts

  /// The suit of diamonds, ♦.
  case diamonds

  /// The suit of clubs, ♣.
  case clubs

  /// The suit's sign, without a variation selector.
  public var symbol: String {
    switch self {
    case .spades: "♠"
    case .hearts: "♥"
    case .diamonds: "♦"
    case .clubs: "♣"
    }
  }

  /// The first letter of the suit's English name, in upper case.
  public var letter: String {
    switch self {
    case .spades: "S"
    case .hearts: "H"
    case .diamonds: "D"
    case .clubs: "C"
    }
  }

  /// The suit's English name, in lower case.
  public var spokenName: String {
    switch self {
    case .spades: "spades"
    case .hearts: "hearts"
    case .diamonds: "diamonds"
    case .clubs: "clubs"
    }
  }
}
