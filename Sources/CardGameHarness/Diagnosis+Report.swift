import CardGameViews

extension Diagnosis {
  /// The diagnosis as a person reads it: the headline, the evidence, the line, the reason, the cure.
  ///
  /// At the end stand the tables of the ``evidence``, side by side, where there are any.
  ///
  /// ```text
  /// After touching card 0, 12 cards are blank boards: setImage was called where
  /// setBackgroundImage was meant.
  ///   card    should show        shows
  ///   0       A♠ on cardfront    a blank board
  ///   1-11    cardback           a blank board
  /// Set by    WhiteBoards.swift:21  updateUI()
  /// Why       A button's image lies in front of its title …
  /// Try       button.setBackgroundImage(picture, for: .normal)
  /// ```
  ///
  /// - Complexity: O(n) in the length of the text.
  public var report: String { report(.full) }

  /// Returns the diagnosis as a person reads it, in full or as a hint.
  ///
  /// - Parameter depth: How much is told. A hint says what is wrong and why that matters; where it was
  ///   done, and what would be right, is left to find out.
  /// - Returns: The text, in lines.
  /// - Complexity: O(n) in the length of the text.
  public func report(_ depth: ReportDepth) -> String {
    let isFull = depth == .full
    var lines = (isFull ? headline : symptom).wrapped(to: Self.width)
    if !rows.isEmpty {
      lines += Self.columns(
        [Row(subject: "", expected: headings.expected, shown: headings.shown)] + rows)
    }
    if moves.count > Self.movesInHeadline {
      lines += Self.paragraph("Moves", moves.joined(separator: " "))
    }
    for (index, site) in callSites.enumerated() where isFull {
      lines += Self.paragraph(index == 0 ? "Set by" : "", site.description)
    }
    lines += Self.paragraph("Why", reason)
    if isFull { lines += Self.paragraph("Try", advice) }
    if consequenceCount > 0 {
      lines += Self.paragraph("Also", Self.also(consequenceCount))
    }
    lines += Self.paragraph("Name", code.rawValue)
    if isFull, let evidence {
      lines += [""] + evidence.text().split(separator: "\n").map(String.init)
    }
    return lines.map(\.withoutControlCharacters).joined(separator: "\n")
  }

  /// The headline up to where it names the mistake.
  private var symptom: String {
    guard let colon = headline.firstIndex(of: ":"), headline[colon...].hasPrefix(": ") else {
      return headline
    }
    return headline[..<colon] + "."
  }

  /// How many moves a headline lists before the report gives them a line of their own.
  static let movesInHeadline = 6

  private static func also(_ count: Int) -> String {
    "\(count) more \(count == 1 ? "thing is" : "things are") wrong, and may follow from this: mend this "
      + "first."
  }

  private static let width = 78
  private static let margin = 10

  private static func columns(_ rows: [Row]) -> [String] {
    let subjectWidth = max(margin - 4, rows.map(\.subject.count).max() ?? 0)
    let expectedWidth = rows.map(\.expected.count).max() ?? 0
    return rows.map { row in
      "  " + row.subject.padded(to: subjectWidth) + "  " + row.expected.padded(to: expectedWidth)
        + "    " + row.shown
    }
  }

  private static func paragraph(_ label: String, _ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { String($0).wrapped(to: width - margin) }
      .enumerated()
      .map { index, line in (index == 0 ? label : "").padded(to: margin) + line }
  }
}

extension Diagnosis.Headings {
  fileprivate var expected: String {
    switch self {
    case .views: "should show"
    case .values: "should be"
    case .answers: "right"
    }
  }

  fileprivate var shown: String {
    switch self {
    case .views: "shows"
    case .values: "is"
    case .answers: "you said"
    }
  }
}
