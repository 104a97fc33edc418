extension String {
  /// Breaks the text between words so that no line is longer than a width, where words allow it.
  ///
  /// Spaces at the beginning are kept, and so are several spaces between two words of a line.
  func wrapped(to width: Int) -> [String] {
    guard count > width else { return [self] }
    var lines: [String] = []
    var line: String?
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      guard let begun = line else {
        line = String(word)
        continue
      }
      if begun.count + 1 + word.count > width {
        lines.append(begun)
        line = String(word)
      } else {
        line = begun + " " + word
      }
    }
    return lines + [line].compactMap(\.self)
  }

  /// Adds spaces at the end up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text with a sign for each character that could end a line or a report early.
  var withoutControlCharacters: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }))
  }

  /// The text without U+FE0E and U+FE0F, which choose how a suit's sign is drawn.
  var withoutVariationSelectors: String {
    guard utf8.contains(0xEF) else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }))
  }

  /// The text with a capital letter at its beginning.
  var capitalisedSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}

/// Names cards by their indices: `card 3`, `cards 0 and 1`, `cards 1-11`, `12 cards`.
func cardPhrase(_ indices: [Int]) -> String {
  switch indices.count {
  case 1: "card \(indices[0])"
  case 2: "cards \(indices[0]) and \(indices[1])"
  case 3...4: "cards \(rangeList(indices))"
  default: "\(indices.count) cards"
  }
}

/// Lists whole numbers with runs drawn together: `0, 3-5, 9`.
func rangeList(_ indices: [Int]) -> String {
  var runs: [ClosedRange<Int>] = []
  for index in indices.sorted() {
    if let last = runs.last, last.upperBound + 1 == index {
      runs[runs.count - 1] = last.lowerBound...index
    } else {
      runs.append(index...index)
    }
  }
  return runs.map { run in
    run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)-\(run.upperBound)"
  }.joined(separator: ", ")
}
