extension TableAppearance {
  /// Draws the table as text.
  ///
  /// Each card is a box with its index in the upper edge. What tells states apart is never colour
  /// alone: a disabled card, such as a matched one, has a dotted edge and a selected one a heavy
  /// edge; a card's back is a pattern, a blank board is solid, and a card with no picture has no
  /// sides.
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
      lines.append(" " + words.joined(separator: "    "))
    }
    if style.isASCII { lines = lines.map(\.inASCII) }
    return lines.map { $0 + "\n" }.joined()
  }

  private var sentences: [String] {
    cards.enumerated().map { index, card in "Card \(index): \(card)." }
  }

  /// The cards in rows that fit 80 columns, and 24 lines where that can be.
  private func grid(in style: TextTableStyle) -> [String] {
    let width = max(6, (cards.map(\.title.count).max() ?? 0) + 2)
    let fitting = max(1, 81 / (width + 3))
    let columns = max(1, min(max(cards.count.squareRootUp, (cards.count + 3) / 4), fitting))
    let rowCount = (cards.count + columns - 1) / columns
    let height = rowCount <= 4 ? 3 : 1
    return stride(from: 0, to: cards.count, by: columns).flatMap { rowStart in
      let boxes = (rowStart..<min(rowStart + columns, cards.count)).map { index in
        CardBox(card: cards[index], index: index, width: width, height: height, style: style).lines
      }
      return (0..<height + 2).map { line in
        boxes.map { $0[line] }.joined(separator: " ").withoutTrailingSpaces
      }
    }
  }
}

/// A card button drawn as a box.
private struct CardBox {
  let card: ButtonAppearance
  let index: Int
  let width: Int
  let height: Int
  let style: TextTableStyle

  /// The lines of the box, each two characters wider than `width`.
  var lines: [String] {
    guard !card.isHidden else {
      return Array(repeating: String(repeating: " ", count: width + 2), count: height + 2)
    }
    let edge = Edge(of: card, isASCII: style.isASCII)
    let side = card.picture == .none ? " " : String(edge.side)
    let number = String(repeating: edge.bar, count: 1) + " \(index) "
    return [edge.upper(number.padded(to: width, with: edge.bar))]
      + (0..<height).map { row in paint(side) + inside(row) + paint(side) }
      + [edge.lower("".padded(to: width, with: edge.bar))]
  }
}
