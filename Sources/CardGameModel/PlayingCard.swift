/// One of the fifty-two cards of the standard pack.
///
/// ```swift
/// let card = try PlayingCard(parsing: "10h")
/// print(card.title, card.asciiTitle, card.spokenName)
/// // 10♥ 10H ten of hearts
/// ```
public struct PlayingCard: CardFace {
  /// The card's rank, from ace to king.
  public var rank: Rank

  /// The card's suit.
  public var suit: Suit

  /// Makes the card of a rank and a suit.
  ///
  /// - Parameters:
  ///   - rank: The card's rank.
  ///   - suit: The card's suit.
  public init(_ rank: Rank, of suit: Suit) {
    self.rank = rank
    self.suit = suit
  }

  /// The rank, then the suit's sign: `10♥`.
  public var title: String { rank.symbol + suit.symbol }

  /// The rank, then the suit's letter: `10H`.
  public var asciiTitle: String { rank.symbol + suit.letter }

  /// The card in words: `ten of hearts`.
  public var spokenName: String { "\(rank.spokenName) of \(suit.spokenName)" }
}

extension PlayingCard: CustomStringConvertible {
  /// The card's title, so that a failed expectation reads as cards.
  public var description: String { title }
}

extension PlayingCard {
  /// Reads a card from its title, in the form that `encode(to:)` writes.
  ///
  /// - Parameter decoder: Where a single string such as `10♥` stands.
  /// - Throws: `DecodingError.dataCorrupted` when the string is not a playing card.
  public init(from decoder: any Decoder) throws {
    self = try decoder.parsedFace()
  }

  /// Writes the card as its title, for example `10♥`.
  ///
  /// - Parameter encoder: Where to write a single string.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(title)
  }
}
