extension TableAppearance {
  /// Draws the table as text.
  ///
  /// Each card is a box with its index in the upper edge. What tells states apart is never colour
  /// alone: a disabled card, such as a matched one, has a dotted edge and a selected one a heavy
  /// edge; a card's back is a pattern, a blank board is solid, and a card with no picture has no
  /// sides. Hidden buttons after the last that is seen are left out.
  ///
  /// - Parameter style: How to draw it.
  /// - Returns: Lines, each with a line end: the cards, then the score and the status where they
  ///   have words, then what is set on a slider, a switch or a message.
  /// - Complexity: O(n) in the number of cards.
  public func text(in style: TextTableStyle) -> String {
    var lines = style.layout == .grid ? grid(in: style) : sentences
    let words = [score, status].filter { !$0.isEmpty }
    if style.layout == .lines {
      lines += words
    } else if !words.isEmpty {
      let line = " " + words.joined(separator: "    ")
      lines += line.count <= 80 ? [line] : words.flatMap { $0.wrapped(to: 80) }
    }
    lines += otherLines.map { (style.layout == .grid ? " " : "") + $0 }
    if style.isASCII { lines = lines.map(\.inASCII) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The cards up to the last one that is seen: a table may have buttons for cards to come.
  private var seenCards: ArraySlice<ButtonAppearance> {
    cards[..<((cards.lastIndex { !$0.isHidden } ?? -1) + 1)]
  }

  private var sentences: [String] {
    seenCards.enumerated().map { index, card in "Card \(index): \(card)." }
  }

  /// The cards in rows that fit 80 columns, and 24 lines where that can be.
  private func grid(in style: TextTableStyle) -> [String] {
    let cards = seenCards
    let width = max(6, (cards.map(\.title.count).max() ?? 0) + 2)
    let fitting = max(1, 81 / (width + 3))
    let columns = max(1, min(max(cards.count.squareRootUp, (cards.count + 3) / 4), fitting))
    let rowCount = (cards.count + columns - 1) / columns
    let height = rowCount <= 4 ? 3 : 1
    return stride(from: 0, to: cards.count, by: columns).flatMap { rowStart in
      let boxes = (rowStart..<min(rowStart + columns, cards.count)).map { index in
        CardBox(cards[index], index: index, width: width, height: height, style: style).lines
      }
      return (0..<height + 2).map { line in
        boxes.map { $0[line] }.joined(separator: " ").withoutTrailingSpaces
      }
    }
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
