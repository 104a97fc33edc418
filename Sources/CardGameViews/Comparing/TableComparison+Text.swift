extension TableComparison {
  /// Draws the tables side by side as text, 78 columns wide.
  ///
  /// A card is drawn as in a ``TextTableView``, in one line. What is wrong has a `✗` before it, and
  /// the same place a `✓` where it is as it should be.
  ///
  /// ```text
  /// before                     after                      as it should be
  ///  │░░░│ │░░░│ │░░░│ │░░░│   ✗│███│✗│███│✗│███│✗│███│   ✓│A♠ │✓│░░░│✓│░░░│✓│░░░│
  /// ```
  ///
  /// - Parameter isASCII: Whether only ASCII characters are used; the marks are then `x` and `v`.
  /// - Returns: Lines, each with a line end.
  /// - Complexity: O(n) in the number of cards.
  public func text(isASCII: Bool = false) -> String {
    let style: TextTableStyle = isASCII ? .ascii : .unicode
    let blocks = panels.map { block($0, style) }
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { row in
      let line = blocks.map { ($0.indices.contains(row) ? $0[row] : "").padded(to: Self.width) }
        .joined(separator: "   ").withoutTrailingSpaces
      return (isASCII ? line.inASCII : line) + "\n"
    }.joined()
  }

  /// How wide one table is: three of them, and the gaps between, fill 78 columns.
  private static let width = 24

  private func block(_ panel: Panel, _ style: TextTableStyle) -> [String] {
    let sign =
      switch panel.mark {
      case nil: " "
      case .wrong: style.isASCII ? "x" : "✗"
      case .right: style.isASCII ? "v" : "✓"
      }
    // The mark and two sides stand about a title.
    let titleWidth = min(
      Self.width - 3, max(3, panels.flatMap(\.table.cards).map(\.title.count).max() ?? 0))
    let columns = columns(fitting: Self.width / (titleWidth + 3))
    let rows = stride(from: 0, to: cardCount, by: columns).map { start in
      (start..<min(start + columns, cardCount)).map { index in
        (wrong.contains(.card(index)) ? sign : " ")
          + card(at: index, of: panel.table, titleWidth, style)
      }.joined()
    }
    let labels = labels(of: panel.table).flatMap { label in
      label.text.wrapped(to: Self.width).enumerated().map { row, line in
        row == 0 && label.isMarked ? sign + line.dropFirst() : line
      }
    }
    return [" " + panel.caption] + rows + labels
  }

  /// A card in one line: the middle of its box.
  private func card(
    at index: Int, of table: TableAppearance, _ width: Int, _ style: TextTableStyle
  ) -> String {
    guard table.cards.indices.contains(index) else { return "".padded(to: width + 2) }
    var card = table.cards[index]
    if card.title.count > width { card.title = card.title.prefix(width - 1) + "…" }
    return CardBox(card, index: index, width: width, height: 1, style: style).lines[1]
  }
}
