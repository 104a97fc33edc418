extension Command {
  /// The help of the command, in lines of at most 80 columns.
  var help: String {
    var parts = [summary, "Usage: faceup \(name) \(usage)"]
    // What has lines of its own is a list.
    parts += details.map { $0.contains("\n") ? $0 : $0.wrapped(to: 80) }
    let rows = (options + [.help]).map { option in
      ([option.name, option.valueName].compactMap(\.self).joined(separator: " "), option.help)
    }
    parts.append("Options:\n" + twoColumns(rows))
    if !examples.isEmpty {
      parts.append(
        "Examples:\n"
          + examples.map { "  faceup \($0.call)\n" + $0.meaning.wrapped(to: 80, indent: 6) }
          .joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}

/// Sets names and their meanings side by side, in lines of at most 80 columns.
func twoColumns(_ rows: [(name: String, meaning: String)]) -> String {
  let width = rows.map(\.name.count).max() ?? 0
  return rows.map { name, meaning in
    let indent = width + 4
    let text = meaning.wrapped(to: 80, indent: indent).dropFirst(indent)
    return "  " + name + String(repeating: " ", count: width + 2 - name.count) + text
  }.joined(separator: "\n")
}

extension String {
  /// The words of the text in lines of at most so many columns, each line indented.
  func wrapped(to width: Int, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines.joined(separator: "\n")
  }
}
