/// A page of Markdown laid out in lines of at most 80 columns.
///
/// Paragraphs are wrapped, code is kept and set in, and a table is set in columns where it fits, else a
/// line for each cell. Of a link its words stay.
struct TerminalPage {
  /// The laid out text, which ends with a line end.
  let text: String

  init(_ markdown: String, indent: Int = 0) {
    var layout = Layout(indent: indent)
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      layout.add(String(line))
    }
    layout.endBlock()
    text = layout.lines.drop { $0.isEmpty }.joined(separator: "\n").trimmingEnd + "\n"
  }

  private struct Layout {
    let indent: Int
    var lines: [String] = []
    private var paragraph: [String] = []
    private var rows: [[String]] = []
    private var isInCode = false

    init(indent: Int) { self.indent = indent }

    mutating func add(_ line: String) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        endBlock()
        isInCode.toggle()
        if !isInCode { lines.append("") }
      } else if isInCode {
        lines.append(margin + (line.isEmpty ? "" : "    " + line))
      } else if line.hasPrefix("|") {
        endParagraph()
        rows.append(Self.cells(of: line))
      } else if line.isEmpty || line.hasPrefix("<!--") {
        endBlock()
      } else if line.hasPrefix("#") {
        endBlock()
        addHeading(line)
      } else {
        if line.firstMatch(of: #/^ *([-*]|\d+\.) /#) != nil { endParagraph() }
        paragraph.append(line)
      }
    }

    mutating func endBlock() {
      let hadText = !paragraph.isEmpty || !rows.isEmpty
      endParagraph()
      endTable()
      if hadText { lines.append("") }
    }

    private var margin: String { String(repeating: " ", count: indent) }

    private mutating func addHeading(_ line: String) {
      let level = line.prefix { $0 == "#" }.count
      let title = String(line.dropFirst(level)).trimmingStart.inline
      lines.append(margin + title)
      let sign = level == 1 ? "=" : "-"
      if level < 3 { lines.append(margin + String(repeating: sign, count: title.count)) }
      lines.append("")
    }

    private mutating func endParagraph() {
      guard let first = paragraph.first else { return }
      let text = paragraph.joined(separator: " ").inline
      paragraph = []
      // The lines of an item of a list stand below its first word.
      if let item = first.firstMatch(of: #/^( *)([-*]|\d+\.) /#) {
        let hang = indent + item.0.count
        let body = text.trimmingStart.dropFirst(item.2.count + 1)
        let wrapped = String(body).wrapped(to: 80, indent: hang)
        lines.append(margin + item.0 + wrapped.dropFirst(hang))
      } else {
        lines.append(text.wrapped(to: 80, indent: indent))
      }
    }

    private mutating func endTable() {
      defer { rows = [] }
      let rows = rows.filter { row in !row.allSatisfy { $0.allSatisfy { "-: ".contains($0) } } }
      guard let count = rows.map(\.count).max() else { return }
      let widths = (0..<count).map { column in
        rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
      }
      let last = indent + widths.dropLast().reduce(0) { $0 + $1 + 2 }
      for (number, row) in rows.enumerated() where last < 50 {
        let cells = zip(row.dropLast(), widths)
        let start = cells.map { $0 + String(repeating: " ", count: $1 + 2 - $0.count) }.joined()
        let end = (row.last ?? "").wrapped(to: 80, indent: last).dropFirst(last)
        lines.append(margin + start + end)
        if number == 0, rows.count > 1, !row.allSatisfy(\.isEmpty) {
          lines.append(
            margin
              + widths.map { String(repeating: "-", count: min($0, 80 - last)) }.joined(
                separator: "  "))
        }
      }
      for row in rows where last >= 50 {
        for (number, cell) in row.enumerated() {
          lines.append(cell.wrapped(to: 80, indent: indent + (number == 0 ? 0 : 4)))
        }
      }
    }

    private static func cells(of line: String) -> [String] {
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { String($0).trimmingStart.trimmingEnd.inline }
    }
  }
}

extension String {
  /// The text without the signs of Markdown: of links and pictures the words stay.
  fileprivate var inline: String {
    replacing(#/!\[([^\]]*)\]\([^)]*\)/#) { "(Picture: \($0.1))" }
      .replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }
      .replacing(#/\*\*([^*]+)\*\*/#) { String($0.1) }
      .replacing(#/(^|[ (])\*([^* ][^*]*)\*/#) { String($0.1 + $0.2) }
      .replacing("<br>", with: " ")
  }

  fileprivate var trimmingStart: String { String(drop { $0 == " " }) }

  fileprivate var trimmingEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
