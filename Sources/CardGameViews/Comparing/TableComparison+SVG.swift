extension TableComparison {
  /// Draws the tables side by side as a picture, an SVG document that needs nothing else.
  ///
  /// It has colours for light and for dark surroundings, and words for those who do not see it. What
  /// is wrong is outlined and has a cross; the same place has a tick where it is as it should be.
  ///
  /// - Parameter title: What the picture is about, in one sentence.
  /// - Returns: The document, in lines.
  /// - Complexity: O(n) in the number of cards.
  public func svg(title: String) -> String {
    let layout = Layout(self, title: title)
    let size = (width: layout.width, height: layout.height)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" \
      width="\(size.width)" height="\(size.height)" role="img" aria-labelledby="title description">
      """,
      "<title id=\"title\">\(title.inXML)</title>",
      "<desc id=\"description\">\(description.inXML)</desc>",
      Self.style,
      """
      <rect class="paper" x="0.5" y="0.5" width="\(size.width - 1)" height="\(size.height - 1)" rx="12"/>
      """,
    ]
    for (number, line) in layout.titleLines.enumerated() {
      lines.append(text(line, x: Layout.margin, y: 36 + Layout.lineHeight * number, "head"))
    }
    for (number, panel) in panels.enumerated() {
      lines += drawing(of: panel, x: layout.x(ofPanel: number), layout)
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The picture in words.
  private var description: String {
    let cards = wrong.compactMap { element -> Int? in
      if case .card(let index) = element { index } else { nil }
    }
    let sentences = cards.sorted().compactMap { index -> String? in
      guard after.cards.indices.contains(index), expected.cards.indices.contains(index) else {
        return nil
      }
      return "Card \(index) should show \(expected.cards[index]) and shows \(after.cards[index])."
    }
    let tables = panels.map(\.caption).joined(separator: ", ")
    return (["Tables side by side: \(tables)."] + sentences).joined(separator: " ")
  }

  private func drawing(of panel: Panel, x: Int, _ layout: Layout) -> [String] {
    var lines = [text(panel.caption, x: x, y: layout.top, "dim")]
    for index in 0..<min(cardCount, panel.table.cards.count) {
      let place = layout.place(ofCard: index, x: x)
      lines += drawing(of: panel.table.cards[index], index: index, place, layout)
      if let mark = panel.mark, wrong.contains(.card(index)) {
        lines += outline(mark, place, width: layout.cardWidth, height: Layout.cardHeight)
      }
    }
    var y = layout.bottom
    for label in labels(of: panel.table) {
      let isMarked = label.isMarked && panel.mark != nil
      if let mark = panel.mark, isMarked { lines.append(sign(mark, x: x + 8, y: y - 5)) }
      for line in layout.labelLines(of: label.text) {
        lines.append(text(line, x: isMarked ? x + 24 : x, y: y, "label"))
        y += Layout.lineHeight
      }
    }
    return lines
  }

  private func drawing(
    of card: ButtonAppearance, index: Int, _ place: (x: Int, y: Int), _ layout: Layout
  ) -> [String] {
    guard !card.isHidden else { return [] }
    let middle = place.x + layout.cardWidth / 2
    var classes = ["card"]
    if !card.isEnabled { classes.append("off") }
    if card.isSelected { classes.append("selected") }
    var words = card.title
    switch card.picture {
    case .none: classes.append("bare")
    case .blankBoard: classes.append("board")
    case .image(CardImage.cardBack.name): classes.append("back")
    case .image(CardImage.cardFront.name): classes.append("front")
    case .image(let name):
      classes.append("front")
      if words.isEmpty { words = name }
    }
    var lines = [
      """
      <rect class="\(classes.joined(separator: " "))" x="\(place.x)" y="\(place.y)" \
      width="\(layout.cardWidth)" height="\(Layout.cardHeight)" rx="5"/>
      """,
      text("\(index)", x: middle, y: place.y + Layout.cardHeight + 18, "index"),
    ]
    if !words.isEmpty {
      let isRed = words.contains { "♥♦".contains($0) }
      let colour = card.picture == .none ? "" : isRed ? " red" : " black"
      let small = words.count > 4 ? " small" : ""
      // A suit is drawn as text, not as a little picture.
      let shown = words.map { "♠♥♦♣".contains($0) ? "\($0)\u{FE0E}" : "\($0)" }.joined()
      lines.append(
        text(shown, x: middle, y: place.y + Layout.cardHeight / 2 + 6, "face\(colour)\(small)"))
    }
    return lines
  }

  private func outline(
    _ mark: Mark, _ place: (x: Int, y: Int), width: Int, height: Int
  ) -> [String] {
    [
      """
      <rect class="outline \(mark.name)" x="\(place.x - 4)" y="\(place.y - 4)" \
      width="\(width + 8)" height="\(height + 8)" rx="8"/>
      """,
      sign(mark, x: place.x + width, y: place.y),
    ]
  }

  /// A cross or a tick on a disc, drawn as lines so that no font need have it.
  private func sign(_ mark: Mark, x: Int, y: Int) -> String {
    let path = mark == .wrong ? "M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5" : "M-4 0-1 3.5 4-3.5"
    return """
      <g transform="translate(\(x) \(y))"><circle class="disc \(mark.name)" r="8"/>\
      <path class="sign" d="\(path)"/></g>
      """
  }

  private func text(_ words: String, x: Int, y: Int, _ classes: String) -> String {
    "<text class=\"\(classes)\" x=\"\(x)\" y=\"\(y)\">\(words.inXML)</text>"
  }

  private static let style = """
    <style>
    .paper { fill: #f7f4ec; stroke: #d8d2c2 }
    text { font-family: system-ui, "Helvetica Neue", Arial, sans-serif; font-size: 14px; fill: #1d1b18 }
    .head { font-weight: bold }
    .dim, .index { fill: #625d53 }
    .index { font-size: 11px; text-anchor: middle }
    .face { font-family: Georgia, "DejaVu Serif", serif; font-size: 19px; font-weight: bold; text-anchor: middle }
    .small { font-size: 11px }
    .face.black { fill: #1d1b18 }
    .face.red { fill: #b3261e }
    .card { stroke: #4d4940; stroke-width: 1.5 }
    .front { fill: #fffdf7 }
    .back { fill: url(#back) }
    .board { fill: #2f6fb3 }
    .bare { fill: none; stroke: none }
    .off { stroke-dasharray: 2 3 }
    .selected { stroke-width: 4 }
    .outline { fill: none; stroke-width: 3 }
    .outline.wrong { stroke: #c0271d; stroke-dasharray: 7 3 }
    .outline.right { stroke: #1f7a3d }
    .disc.wrong { fill: #c0271d }
    .disc.right { fill: #1f7a3d }
    .sign { fill: none; stroke: #ffffff; stroke-width: 2 }
    @media (prefers-color-scheme: dark) {
      .paper { fill: #23262b; stroke: #3b4048 }
      text { fill: #ece8de }
      .dim, .index { fill: #b8b3a7 }
      .outline.wrong { stroke: #ff8a80 }
      .outline.right { stroke: #7bd694 }
    }
    </style>
    <defs><pattern id="back" width="8" height="8" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect width="8" height="8" fill="#dbe6f2"/>\
    <rect width="4" height="8" fill="#7d9cc0"/></pattern></defs>
    """

  /// Where everything stands, in pixels.
  private struct Layout {
    static let margin = 24
    static let cardHeight = 56
    static let lineHeight = 20
    private static let gap = 16
    private static let rowGap = 32
    private static let panelGap = 36

    let cardWidth: Int
    let width: Int
    let height: Int
    let titleLines: [String]

    /// The line of the captions.
    let top: Int

    /// The first line under the cards.
    let bottom: Int

    private let columns: Int
    private let panelWidth: Int

    init(_ comparison: TableComparison, title: String) {
      let panels = comparison.panels
      // A letter of ordinary size is taken for eight pixels wide, a small one for seven.
      let longest = panels.flatMap(\.table.cards).map(\.title.count).max() ?? 0
      cardWidth = max(42, longest > 4 ? longest * 7 + 10 : 0)
      columns = comparison.columns(fitting: 4)
      panelWidth = max(168, columns * cardWidth + (columns - 1) * Self.gap)
      width = 2 * Self.margin + panels.count * panelWidth + (panels.count - 1) * Self.panelGap
      titleLines = title.wrapped(to: (width - 2 * Self.margin) / 8).map { String($0.dropFirst()) }
      top = 48 + titleLines.count * Self.lineHeight
      let rows = (comparison.cardCount + columns - 1) / columns
      bottom = top + 18 + rows * (Self.cardHeight + Self.rowGap) + 12
      let panelWidth = panelWidth
      let labelLines = panels.map { panel in
        comparison.labels(of: panel.table).map { label in
          label.text.wrapped(to: panelWidth / 8).count
        }.reduce(0, +)
      }
      height = bottom + (labelLines.max() ?? 0) * Self.lineHeight + 4
    }

    func x(ofPanel number: Int) -> Int {
      Self.margin + number * (panelWidth + Self.panelGap)
    }

    func place(ofCard index: Int, x: Int) -> (x: Int, y: Int) {
      (
        x + index % columns * (cardWidth + Self.gap),
        top + 18 + index / columns * (Self.cardHeight + Self.rowGap)
      )
    }

    func labelLines(of text: String) -> [String] {
      text.wrapped(to: panelWidth / 8).map { String($0.dropFirst()) }
    }
  }
}

extension TableComparison.Mark {
  /// The mark's name among the picture's styles.
  fileprivate var name: String {
    switch self {
    case .wrong: "wrong"
    case .right: "right"
    }
  }
}

extension String {
  /// The text as it stands in an XML document, with a sign for each character that may not.
  fileprivate var inXML: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
