/// A card that can be read as people write it.
///
/// Cards are listed in a deal and in the text of a transcript. A card's title and its ASCII title
/// are read back as the same card.
///
/// ```swift
/// print(try [PlayingCard](parsing: "A♠ AH, 10d"))
/// // [A♠, A♥, 10♦]
/// ```
public protocol ParsableFace: CardFace {
  /// Reads a card.
  ///
  /// - Parameter text: A card as people write it, with nothing around it.
  /// - Throws: ``CardParsingError`` when the text is anything else.
  init(parsing text: some StringProtocol) throws(CardParsingError)
}

extension Array where Element: ParsableFace {
  /// Reads cards that are parted by spaces, tabs, line ends or commas.
  ///
  /// ```swift
  /// print(try [PlayingCard](parsing: "A♠ AH, 10d"))
  /// // [A♠, A♥, 10♦]
  /// ```
  ///
  /// - Parameter text: Cards as people write them; none is fine.
  /// - Throws: ``CardParsingError`` for the first word that is not a card.
  public init(parsing text: some StringProtocol) throws(CardParsingError) {
    self = []
    // Scalars, not characters: a stray mark after a space is part of the next word, not of the space.
    let words = text.unicodeScalars.split { $0.properties.isWhitespace || $0 == "," }
    for word in words {
      append(try Element(parsing: String(String.UnicodeScalarView(word))))
    }
  }
}
