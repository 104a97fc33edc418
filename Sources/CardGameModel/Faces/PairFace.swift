/// A card of Concentration: a letter, or a small picture with a name.
///
/// Two cards with the same symbol are a pair, whatever they are called.
///
/// ```swift
/// let card = PairFace("🦊", name: "fox")
/// print(card.title, card.asciiTitle, card.spokenName)
/// // 🦊 fox fox
/// ```
public struct PairFace: CardFace {
  /// The letter or picture.
  public let symbol: String

  /// The name of the picture, a word without spaces.
  public let name: String

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - symbol: The letter or picture, without spaces.
  ///   - name: The name of the picture, a word without spaces; without one the symbol is its name.
  public init(_ symbol: String, name: String? = nil) {
    self.symbol = symbol
    self.name = name ?? symbol
  }

  /// The letter or picture.
  public var title: String { symbol }

  /// The symbol if it is ASCII, or else the name.
  public var asciiTitle: String { symbol.utf8.allSatisfy { $0 < 0x80 } ? symbol : name }

  /// The name of the picture.
  public var spokenName: String { name }

  /// Tells whether two cards have the same symbol.
  public static func == (first: PairFace, second: PairFace) -> Bool {
    first.symbol == second.symbol
  }

  /// Hashes the symbol.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(symbol)
  }
}

extension PairFace: CustomStringConvertible {
  /// The card's title, so that a failed expectation reads as cards.
  public var description: String { title }
}

extension PairFace: ParsableFace {
  /// Reads a card from its symbol, or from the name of a picture of one of the kit's themes.
  ///
  /// A letter may be of either case and stands for the capital.
  ///
  /// - Parameter text: A word of up to twelve characters without spaces and commas.
  /// - Throws: ``CardParsingError`` when the text is anything else.
  public init(parsing text: some StringProtocol) throws(CardParsingError) {
    let isWord = text.unicodeScalars.allSatisfy { scalar in
      scalar != "," && !scalar.properties.isWhitespace
        && scalar.properties.generalCategory != .control
    }
    guard isWord, (1...12).contains(text.count) else {
      throw CardParsingError(
        text: String(text),
        expectation:
          "a card of Concentration: write a letter, or a picture or a word of up to 12 characters, "
          + "for example A")
    }
    let text = text.utf8.count == 1 ? text.uppercased() : String(text)
    self = PairTheme.knownFaces.first { $0.symbol == text || $0.name == text } ?? PairFace(text)
  }
}

extension PairFace {
  private enum CodingKeys: String, CodingKey {
    case symbol, name
  }

  /// Reads a card from its symbol alone, or from its symbol and its name.
  ///
  /// - Parameter decoder: Where a string stands, or an object with `symbol` and `name`.
  /// - Throws: `DecodingError` when there is neither, or the symbol cannot be one.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      let face = try PairFace(parsing: container.decode(String.self, forKey: .symbol))
      self.init(face.symbol, name: try container.decode(String.self, forKey: .name))
    } else {
      self = try decoder.parsedFace()
    }
  }

  /// Writes the symbol, and the name where it cannot be known from it.
  ///
  /// - Parameter encoder: Where to write a string, or an object with `symbol` and `name`.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    if let known = try? PairFace(parsing: symbol), known.symbol == symbol, known.name == name {
      var container = encoder.singleValueContainer()
      try container.encode(symbol)
    } else {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(symbol, forKey: .symbol)
      try container.encode(name, forKey: .name)
    }
  }
}
