/// A Markdown file, read as far as its headings, links and pieces of code.
struct MarkdownPage {
  /// The headings, with how deep each is, in order.
  private(set) var headings: [(level: Int, text: String, line: Int)] = []

  /// What links and pictures point at.
  private(set) var links: [(target: String, line: Int)] = []

  /// What is set as code: each line of a block, and each piece between two backticks.
  private(set) var code: [(text: String, line: Int)] = []

  /// The lines.
  let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isInBlock = false
    for (index, line) in lines.enumerated() {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isInBlock.toggle()
      } else if isInBlock {
        code.append((line, index + 1))
      } else {
        readProse(line, number: index + 1)
      }
    }
  }

  private mutating func readProse(_ line: String, number: Int) {
    let level = line.prefix { $0 == "#" }.count
    if level > 0, line.dropFirst(level).hasPrefix(" ") {
      headings.append((level, String(line.dropFirst(level + 1)), number))
    }
    links += line.matches(of: #/\]\(([^)\s]+)\)/#).map { (String($0.1), number) }
    code += line.matches(of: #/`([^`]+)`/#).map { (String($0.1), number) }
  }

  /// The names by which headings can be linked to.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for heading in headings {
      let anchor = heading.text.lowercased().filter {
        $0.isLetter || $0.isNumber || "-_ ".contains($0)
      }
      .map { $0 == " " ? "-" : String($0) }.joined()
      var unique = anchor
      var count = 0
      while !anchors.insert(unique).inserted {
        count += 1
        unique = "\(anchor)-\(count)"
      }
    }
    return anchors
  }

  /// The number of the line on which a text begins, or `nil` when it is nowhere.
  func line(of text: String) -> Int? {
    lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  /// The lines below a heading, up to the next one of any level.
  func body(below heading: (level: Int, text: String, line: Int)) -> [String] {
    let end = headings.first { $0.line > heading.line }?.line ?? lines.count + 1
    return Array(lines[heading.line..<max(heading.line, end - 1)])
  }
}
