extension TrioCard: CustomStringConvertible {
  /// The shapes, and the first letter of their colour: `●●r`.
  ///
  /// The colour stands there as a letter, so that nobody has to see it.
  public var title: String {
    String(repeating: shape.symbol(shading), count: Int(number.rawValue)) + color.letter
  }

  /// The notation: four digits from 1 to 3 for number, shape, shading and colour.
  public var asciiTitle: String {
    Attribute.allCases.map { String(value(of: $0)) }.joined()
  }

  /// The card in words: `two filled red circles`.
  public var spokenName: String {
    let end = number == .one ? "" : "s"
    return "\(number) \(shading == .half ? "half-filled" : "\(shading)") \(color) \(shape)\(end)"
  }

  /// The card's title, so that a failed expectation reads as cards.
  public var description: String { title }
}

extension TrioCard: ParsableFace {
  /// Reads a card from its notation, four digits from 1 to 3, or from its title.
  ///
  /// - Parameter text: For example `2131`, for number, shape, shading and colour, or `●●r`.
  /// - Throws: ``CardParsingError`` when the text is anything else.
  public init(parsing text: some StringProtocol) throws(CardParsingError) {
    let digits = text.utf8.map { $0 &- UInt8(ascii: "0") }
    if digits.count == 4, let number = Number(rawValue: digits[0]),
      let shape = Shape(rawValue: digits[1]), let shading = Shading(rawValue: digits[2]),
      let color = Color(rawValue: digits[3])
    {
      self.init(number, shape, shading, color)
    } else if let card = Deck.trios.cards.first(where: { $0.title == String(text) }) {
      self = card
    } else {
      throw CardParsingError(
        text: String(text),
        expectation: """
          a card of Trios: write four digits from 1 to 3 for number, shape, shading and colour, for \
          example 2131
          """)
    }
  }
}

extension TrioCard {
  /// Reads a card in its notation, or from its title.
  ///
  /// - Parameter decoder: Where a single string such as `2131` stands.
  /// - Throws: `DecodingError.dataCorrupted` when the string is not a card of Trios.
  public init(from decoder: any Decoder) throws {
    self = try decoder.parsedFace()
  }

  /// Writes the card in its notation, for example `2131`.
  ///
  /// - Parameter encoder: Where to write a single string.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(asciiTitle)
  }
}

extension TrioCard.Shape {
  fileprivate func symbol(_ shading: TrioCard.Shading) -> String {
    switch (self, shading) {
    case (.circle, .open): "○"
    case (.circle, .half): "◐"
    case (.circle, .filled): "●"
    case (.square, .open): "□"
    case (.square, .half): "◧"
    case (.square, .filled): "■"
    case (.triangle, .open): "△"
    case (.triangle, .half): "◭"
    case (.triangle, .filled): "▲"
    }
  }
}

extension TrioCard.Color {
  fileprivate var letter: String {
    switch self {
    case .red: "r"
    case .green: "g"
    case .blue: "b"
    }
  }
}
