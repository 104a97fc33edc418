extension String {
  /// Adds a character at the end up to a width.
  func padded(to width: Int, with character: String = " ") -> String {
    self + String(repeating: character, count: Swift.max(0, width - count))
  }

  /// The words in lines of at most so many columns, each with a space before it.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ", omittingEmptySubsequences: false).reduce(into: [""]) { lines, word in
      let last = lines.count - 1
      if lines[last].isEmpty || lines[last].count + 1 + word.count <= width {
        lines[last] += " " + word
      } else {
        lines.append(" " + word)
      }
    }
  }

  /// The text up to the last character that is no space.
  var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The text with suits as letters, and a question mark for what ASCII does not have.
  var inASCII: String {
    let letters: [Unicode.Scalar: String] = [
      "♠": "S", "♥": "H", "♦": "D", "♣": "C", "−": "-", "–": "-", "’": "'", "…": "...",
      "\u{FE0E}": "", "\u{FE0F}": "",
    ]
    return unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : letters[scalar] ?? "?"
    }.joined()
  }
}
