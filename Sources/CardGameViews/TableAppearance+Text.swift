extension TableAppearance {
  /// Draws the table as text.
  ///
  /// A card's index stands above it; a disabled card, such as a matched one, has its title in
  /// parentheses.
  ///
  /// - Parameter style: How to draw it.
  /// - Returns: Lines, each with a line end: the cards, then the score and the status where they
  ///   have words.
  /// - Complexity: O(n) in the number of cards.
  public func text(in style: TextTableStyle) -> String {
    var lines = style.layout == .grid ? grid(in: style) : sentences
    let words = [score, status].filter { !$0.isEmpty }
    if style.layout == .lines {
      lines += words
    } else if !words.isEmpty {
      lines.append(words.joined(separator: "    "))
    }
    if style.isASCII { lines = lines.map(\.inASCII) }
    return lines.map { $0 + "\n" }.joined()
  }

  private var sentences: [String] {
    cards.enumerated().map { index, card in "Card \(index): \(card)." }
  }

  private func grid(in style: TextTableStyle) -> [String] {
    let width = max(4, (cards.map(\.title.count).max() ?? 0) + 2)
    let columns = max(1, min(cards.count.squareRootUp, 80 / (width + 4)))
    var lines: [String] = []
    for rowStart in stride(from: 0, to: cards.count, by: columns) {
      let row = rowStart..<min(rowStart + columns, cards.count)
      let boxes = row.map { cards[$0].box(index: $0, width: width, style: style) }
      for line in 0..<4 {
        lines.append(boxes.map { $0[line] }.joined(separator: "  ").withoutTrailingSpaces)
      }
    }
    return lines
  }
}

extension ButtonAppearance {
  /// Draws the button as four lines, each two characters wider than `width`.
  fileprivate func box(index: Int, width: Int, style: TextTableStyle) -> [String] {
    let number = "\(index)".centred(in: width + 2, fill: " ")
    guard !isHidden else {
      return [number] + Array(repeating: String(repeating: " ", count: width + 2), count: 3)
    }
    let (edge, side, top, bottom) =
      style.isASCII ? ("-", "|", ("+", "+"), ("+", "+")) : ("─", "│", ("┌", "┐"), ("└", "┘"))
    let rule = String(repeating: edge, count: width)
    return [
      number, top.0 + rule + top.1, side + middle(width: width, style: style) + side,
      bottom.0 + rule + bottom.1,
    ]
  }

  private func middle(width: Int, style: TextTableStyle) -> String {
    let back: Character = style.isASCII ? "#" : "░"
    let fill = picture == .image(CardImage.cardBack.name) ? back : " "
    var words = title
    if words.isEmpty, !isEnabled { words = "x" }
    if words.isEmpty, case .image(let name) = picture, name != CardImage.cardBack.name,
      name != CardImage.cardFront.name
    {
      words = String(name.prefix(width))
    }
    if !title.isEmpty, !isEnabled { words = "(\(words))" }
    if isSelected { words = "*" + words }
    let line = String(words.prefix(width)).centred(in: width, fill: fill)
    guard style.usesColour else { return line }
    if !isEnabled { return "\u{1B}[2m\(line)\u{1B}[0m" }
    return title.contains(where: "♥♦".contains) ? "\u{1B}[31m\(line)\u{1B}[0m" : line
  }
}

extension Int {
  /// The smallest whole number whose square is at least this one.
  fileprivate var squareRootUp: Int {
    var root = 0
    while root * root < self { root += 1 }
    return root
  }
}

extension String {
  fileprivate func centred(in width: Int, fill: Character) -> String {
    let missing = max(0, width - count)
    let left = missing / 2
    return String(repeating: fill, count: left) + self
      + String(repeating: fill, count: missing - left)
  }

  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The text with suits as letters, and a question mark for what ASCII does not have.
  fileprivate var inASCII: String {
    let letters: [Unicode.Scalar: String] = [
      "♠": "S", "♥": "H", "♦": "D", "♣": "C", "−": "-", "–": "-", "’": "'", "…": "...",
      "\u{FE0E}": "", "\u{FE0F}": "",
    ]
    return unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : letters[scalar] ?? "?"
    }.joined()
  }
}
