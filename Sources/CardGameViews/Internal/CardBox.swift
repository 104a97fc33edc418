/// A card button drawn as a box of characters.
struct CardBox {
  private let card: ButtonAppearance
  private let index: Int
  private let width: Int
  private let height: Int
  private let style: TextTableStyle

  /// Describes a box.
  ///
  /// - Parameters:
  ///   - card: What is seen of the button.
  ///   - index: The button's index.
  ///   - width: How many characters there are between the sides.
  ///   - height: How many lines there are between the edges; the title stands in the middle one.
  ///   - style: Which characters and whether colours are used.
  init(_ card: ButtonAppearance, index: Int, width: Int, height: Int, style: TextTableStyle) {
    self.card = card
    self.index = index
    self.width = width
    self.height = height
    self.style = style
  }

  /// The lines of the box, each two characters wider than its inside.
  var lines: [String] {
    guard !card.isHidden else {
      return Array(repeating: String(repeating: " ", count: width + 2), count: height + 2)
    }
    let edge = Edge.of(card, isASCII: style.isASCII)
    let side = paint(card.picture == .none ? " " : edge.side)
    let number = "\(edge.bar) \(index) ".padded(to: width, with: edge.bar)
    let bar = "".padded(to: width, with: edge.bar)
    return [paint(edge.upperLeft + number + edge.upperRight)]
      + (0..<height).map { side + inside(line: $0) + side }
      + [paint(edge.lowerLeft + bar + edge.lowerRight)]
  }

  private func inside(line: Int) -> String {
    let words = line == height / 2 ? title : ""
    let left = (width - words.count) / 2
    let before = String(repeating: fill, count: left)
    let after = String(repeating: fill, count: width - words.count - left)
    return paint(before, colour: fillColour) + paint(words, colour: titleColour)
      + paint(after, colour: fillColour)
  }

  /// The card's title, or else the name of a picture that is neither front nor back.
  private var title: String {
    if card.title.isEmpty, case .image(let name) = card.picture, fill == " ",
      name != CardImage.cardFront.name
    {
      return String(name.prefix(width))
    }
    return card.title
  }

  private var fill: String {
    switch card.picture {
    case .image(CardImage.cardBack.name) where card.isDimmed: style.isASCII ? "." : "·"
    case .image(CardImage.cardBack.name): style.isASCII ? "#" : "░"
    case .blankBoard: style.isASCII ? "_" : "█"
    case .none, .image: " "
    }
  }

  private var fillColour: Colour? { card.picture == .blankBoard ? nil : .blue }

  private var titleColour: Colour? {
    card.title.contains(where: "♥♦".contains) ? .red : nil
  }

  /// Colours a part of the box, where colour is used; what is disabled or dimmed is faint.
  private func paint(_ text: String, colour: Colour? = nil) -> String {
    var codes = colour.map { [$0.rawValue] } ?? []
    if !card.isEnabled || card.isDimmed { codes.append(2) }
    guard style.usesColour, !codes.isEmpty, text.contains(where: { $0 != " " }) else { return text }
    return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  /// The colours of a terminal, by their codes in ECMA-48.
  private enum Colour: Int {
    case red = 31
    case blue = 34
  }

  /// The characters that a box is drawn with.
  private struct Edge {
    let upperLeft, upperRight, lowerLeft, lowerRight, bar, side: String

    /// Whole or dotted, as the button is enabled or not, and light or heavy, as it is selected.
    static func of(_ card: ButtonAppearance, isASCII: Bool) -> Edge {
      let characters =
        switch (isASCII, card.isSelected, card.isEnabled) {
        case (false, false, true): "╭╮╰╯─│"
        case (false, false, false): "╭╮╰╯┄┆"
        case (false, true, true): "┏┓┗┛━┃"
        case (false, true, false): "┏┓┗┛┅┇"
        case (true, false, true): "++++-|"
        case (true, false, false): "++++.:"
        case (true, true, true): "****=|"
        case (true, true, false): "****.:"
        }
      let parts = characters.map { String($0) }
      return Edge(
        upperLeft: parts[0], upperRight: parts[1], lowerLeft: parts[2], lowerRight: parts[3],
        bar: parts[4], side: parts[5])
    }
  }
}
