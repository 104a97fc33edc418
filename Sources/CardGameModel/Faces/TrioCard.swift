/// One of the eighty-one cards of Trios: four attributes, each with one of three values.
///
/// Every card differs from every other in at least one attribute.
///
/// ```swift
/// let card = try TrioCard(parsing: "2131")
/// print(card.title, card.asciiTitle, card.spokenName)
/// // ●●r 2131 two filled red circles
/// ```
public struct TrioCard: CardFace {
  /// The four values, two bits each, the number highest; a value is 1, 2 or 3.
  private let code: UInt8

  /// Makes the card of four values.
  ///
  /// - Parameters:
  ///   - number: How many shapes it shows.
  ///   - shape: What it shows.
  ///   - shading: How the shapes are filled.
  ///   - color: The colour of the shapes.
  public init(_ number: Number, _ shape: Shape, _ shading: Shading, _ color: Color) {
    code = number.rawValue << 6 | shape.rawValue << 4 | shading.rawValue << 2 | color.rawValue
  }

  /// How many shapes the card shows.
  public var number: Number { Number(rawValue: code >> 6)! }

  /// What the card shows.
  public var shape: Shape { Shape(rawValue: code >> 4 & 3)! }

  /// How the shapes are filled.
  public var shading: Shading { Shading(rawValue: code >> 2 & 3)! }

  /// The colour of the shapes.
  public var color: Color { Color(rawValue: code & 3)! }

  /// How many shapes a card shows; `1`, `2` or `3` in the notation.
  public enum Number: UInt8, CaseIterable, Hashable, Codable, Sendable {
    /// One shape.
    case one = 1
    /// Two shapes.
    case two
    /// Three shapes.
    case three
  }

  /// What a card shows; `1`, `2` or `3` in the notation.
  public enum Shape: UInt8, CaseIterable, Hashable, Codable, Sendable {
    /// A circle.
    case circle = 1
    /// A square.
    case square
    /// A triangle.
    case triangle
  }

  /// How the shapes of a card are filled; `1`, `2` or `3` in the notation.
  public enum Shading: UInt8, CaseIterable, Hashable, Codable, Sendable {
    /// An outline.
    case open = 1
    /// One half filled, the other open.
    case half
    /// Filled.
    case filled
  }

  /// The colour of a card's shapes; `1`, `2` or `3` in the notation.
  public enum Color: UInt8, CaseIterable, Hashable, Codable, Sendable {
    /// Red, `r` in a title.
    case red = 1
    /// Green, `g` in a title.
    case green
    /// Blue, `b` in a title.
    case blue
  }
}

extension TrioCard {
  /// Returns the one card that completes a trio with this one and another.
  ///
  /// In each attribute it has the value that both have, or else the third. So any two cards have
  /// exactly one third. The cards are the points of a space over the field of three elements, and
  /// trios are its lines (Davis and Maclagan, The Mathematical Intelligencer 25, number 3, 2003).
  ///
  /// - Parameter other: Another card.
  /// - Returns: The third card; the card itself when both are the same.
  public func third(with other: TrioCard) -> TrioCard {
    // Of 1, 2 and 3 each is the exclusive or of the other two; where both are equal that gives 0.
    let thirds = code ^ other.code
    let different = (thirds | thirds >> 1) & 0b01_01_01_01
    return TrioCard(code: thirds | code & ~(different | different << 1))
  }

  /// Tells whether this card and two others are a trio.
  ///
  /// Three cards are a trio when in each attribute they are all alike or all different.
  ///
  /// - Parameters:
  ///   - second: Another card.
  ///   - third: A third card; the order makes no difference.
  /// - Returns: Whether they are a trio; `false` when a card is there twice.
  public func isTrio(with second: TrioCard, _ third: TrioCard) -> Bool {
    self != second && self.third(with: second) == third
  }

  /// Says why this card and two others are no trio.
  ///
  /// ```swift
  /// let cards = try [TrioCard](parsing: "1111 2111 2112")
  /// print(cards[0].whyNoTrio(with: cards[1], cards[2])!)
  /// // ○r, ○○r and ○○g do not match: number: two are alike, one differs; colour: two are alike, …
  /// ```
  ///
  /// - Parameters:
  ///   - second: Another card.
  ///   - third: A third card.
  /// - Returns: Each attribute in which two are alike and one differs, or `nil` for a trio.
  public func whyNoTrio(with second: TrioCard, _ third: TrioCard) -> WhyNot? {
    guard !isTrio(with: second, third) else { return nil }
    let cards = [self, second, third]
    let reasons = Attribute.allCases.filter { attribute in
      Set(cards.map { $0.value(of: attribute) }).count == 2
    }.map { "\($0.rawValue): two are alike, one differs" }
    return WhyNot(
      titles: cards.map(\.title),
      reasons: reasons.isEmpty ? ["one card is there more than once"] : reasons)
  }

  /// Returns the value of an attribute, as the notation has it.
  ///
  /// - Parameter attribute: One of the four attributes.
  /// - Returns: 1, 2 or 3.
  public func value(of attribute: Attribute) -> Int {
    switch attribute {
    case .number: Int(number.rawValue)
    case .shape: Int(shape.rawValue)
    case .shading: Int(shading.rawValue)
    case .color: Int(color.rawValue)
    }
  }

  /// In what the cards of Trios may differ, in the order of the notation.
  ///
  /// The raw value is the attribute's name for people.
  public enum Attribute: String, CaseIterable, Hashable, Codable, Sendable {
    /// How many shapes there are.
    case number
    /// What the shapes are.
    case shape
    /// How the shapes are filled.
    case shading
    /// The colour of the shapes, which is called `colour` where people read it.
    case color = "colour"
  }

  /// A number from 0 to 255 that no other card has, for tables of all cards.
  var position: Int { Int(code) }

  private init(code: UInt8) {
    self.code = code
  }
}
