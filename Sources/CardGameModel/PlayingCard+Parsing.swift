extension PlayingCard: ParsableFace {
  /// Reads a card as people write it: `A♠`, `AS`, `10h`, `TH`.
  ///
  /// Letters may be of either case, `T` stands for ten, and a suit's sign may carry a variation
  /// selector (U+FE0E or U+FE0F), as phones add one.
  ///
  /// - Parameter text: A rank and a suit, with nothing around them.
  /// - Throws: ``CardParsingError`` when the text is anything else.
  public init(parsing text: some StringProtocol) throws(CardParsingError) {
    var scalars = Array(text.unicodeScalars)
    if let last = scalars.last, scalars.count > 1, last == "\u{FE0E}" || last == "\u{FE0F}",
      Suit(sign: scalars[scalars.count - 2]) != nil
    {
      scalars.removeLast()
    }
    guard
      let last = scalars.popLast(),
      let suit = Suit(sign: last) ?? Suit(letter: last),
      let rank = Rank(symbol: scalars)
    else { throw CardParsingError(text: String(text)) }
    self.init(rank, of: suit)
  }
}

extension Suit {
  fileprivate init?(sign: Unicode.Scalar) {
    guard let suit = Suit.allCases.first(where: { $0.symbol.unicodeScalars.first == sign })
    else { return nil }
    self = suit
  }

  fileprivate init?(letter: Unicode.Scalar) {
    guard
      letter.isASCII,
      let suit = Suit.allCases.first(where: { $0.letter == Character(letter).uppercased() })
    else { return nil }
    self = suit
  }
}

extension Rank {
  fileprivate init?(symbol: [Unicode.Scalar]) {
    var text = ""
    text.unicodeScalars.append(contentsOf: symbol)
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let upper = text.uppercased()
    guard let rank = upper == "T" ? .ten : Rank.allCases.first(where: { $0.symbol == upper })
    else { return nil }
    self = rank
  }
}
