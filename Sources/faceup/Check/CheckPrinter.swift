import CardGameCourse

/// Prints what became of checks, for a person or for a program.
struct CheckPrinter {
  let course: Course
  let format: CheckFormat
  let console: Console

  /// Whether the checks that pass share a line where others do not, so that all fits on a screen.
  var isShort = false

  /// Prints a report in full: the verdict, a line for each check, and what the first has to say.
  func show(_ report: CheckReport) {
    guard format != .json else { return showRecords(report) }
    let wrong = report.results.filter { ![.pass, .notStarted].contains($0.verdict) }
    var parts = [verdict(report)]
    if let first = wrong.first, first.verdict == .buildError {
      parts.append(full(first))
    } else if report.worst != .notStarted {
      parts.append(checkLines(report))
      if let first = wrong.first { parts.append("\(title(first))\n\(full(first))") }
      let others = self.others(wrong)
      if !others.isEmpty { parts.append(others) }
    }
    if report.leftRunning > 0 { parts.append(Words.leftRunning(report.leftRunning)) }
    if !report.output.isEmpty { parts.append(printed(report)) }
    parts.append(Words.whatNext(after: report, in: course))
    console.write(parts.joined(separator: "\n\n") + "\n")
  }

  /// Prints in a line that an exercise is passed, on the way to the next one.
  func showPass(_ report: CheckReport) {
    guard format != .json else { return showRecords(report) }
    console.write(verdict(report) + "\n")
  }

  /// Prints a report in a line, as one of several.
  func showRow(_ report: CheckReport) {
    switch format {
    case .json: showRecords(report)
    case .plain: console.write(verdict(report) + "\n")
    case .text:
      // Two columns are left for a sign that there is more.
      let row = Words.row(report, titleWidth: titleWidth)
      let lines = columns(report.worst, row, width: 78)
        .split(separator: "\n")
      console.write(lines[0] + (lines.count > 1 ? " …" : "") + "\n")
    }
  }

  /// Prints how many of several exercises are passed, and how to go on.
  func showSum(_ reports: [CheckReport]) {
    if format != .json { console.write("\n" + Words.sum(reports) + "\n") }
  }

  private var titleWidth: Int { course.exercises.map(\.title.count).max() ?? 0 }

  /// Prints that every exercise is passed.
  func showEnd() {
    if format != .json { console.write(Words.courseDone + "\n") }
  }

  private func showRecords(_ report: CheckReport) {
    for result in report.results {
      console.write(CheckRecord(result, of: report.exercise).json + "\n")
    }
  }

  private func checkLines(_ report: CheckReport) -> String {
    let count = report.results.count
    let passed = report.results.count { $0.verdict == .pass }
    let joinsPasses = isShort && passed > 1 && passed < count
    var lines = joinsPasses ? [columns(.pass, Words.checks(passed))] : []
    for (index, result) in report.results.enumerated() {
      if joinsPasses, result.verdict == .pass { continue }
      lines.append(
        format == .plain
          ? Words.plainResult(result, number: index + 1, of: count)
          : columns(result.verdict, result.name))
    }
    return lines.joined(separator: "\n")
  }

  private func columns(_ verdict: Verdict, _ text: String, width: Int = 80) -> String {
    let indent = 13
    let word = verdict.rawValue
    let rest = text.wrapped(to: width, indent: indent).dropFirst(indent)
    return paint(verdict) + String(repeating: " ", count: indent - word.count) + rest
  }

  private func title(_ result: CheckResult) -> String {
    "\(paint(result.verdict)): \(result.name)"
  }

  /// The first line of a report.
  private func verdict(_ report: CheckReport) -> String {
    paint(report.worst) + Words.verdict(report).dropFirst(report.worst.rawValue.count)
  }

  /// The word for a verdict, in a colour where there may be any; the word alone says it all.
  private func paint(_ verdict: Verdict) -> String {
    guard format == .text, console.hasColor else { return verdict.rawValue }
    let color =
      switch verdict {
      case .pass: 32
      case .notStarted, .notRun: 33
      default: 31
      }
    return "\u{1B}[1;\(color)m\(verdict.rawValue)\u{1B}[0m"
  }

  /// What a check has to say: the first thing in full, and some others in short.
  private func full(_ result: CheckResult) -> String {
    guard let first = result.problems.first else { return "" }
    var lines = first.arguments.map { ["  " + Words.withArguments($0)] } ?? []
    lines += first.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(Self.laidOut)
    if let file = first.file { lines.append("  " + Words.place(file, first.line)) }
    let others = result.problems.dropFirst()
    if !others.isEmpty { lines += ["", "  " + Words.more] }
    for problem in others.prefix(Self.shownInShort) {
      let place = problem.line.map { line in (problem.file ?? "") + ":\(line): " } ?? ""
      let fileName = place.split(separator: "/").last.map(String.init) ?? ""
      lines.append((fileName + problem.headline).wrapped(to: 80, indent: 2))
    }
    if others.count > Self.shownInShort {
      lines.append("  " + Words.andMore(others.count - Self.shownInShort))
    }
    return lines.joined(separator: "\n")
  }

  /// A line of a report below the margin, in several where it is a sentence that has no room in one.
  ///
  /// Code, columns and pictures stay as they are.
  private static func laidOut(_ line: Substring) -> String {
    let text = line.drop { $0 == " " }
    let indent = 2 + line.count - text.count
    let isSentence = !text.contains("  ") && !text.contains("|") && !text.contains("│")
    return isSentence ? String(text).wrapped(to: 80, indent: indent) : "  " + line
  }

  /// What the other checks have to say, in short, and nothing twice.
  private func others(_ wrong: [CheckResult]) -> String {
    var heard: Set = [wrong.first?.problems.first?.headline]
    let new = wrong.dropFirst().filter { heard.insert($0.problems.first?.headline).inserted }
    var lines = new.prefix(Self.shownInShort).map { result in
      title(result) + "\n" + (result.problems.first?.headline ?? "").wrapped(to: 80, indent: 2)
    }
    if !lines.isEmpty { lines.insert(Words.alsoWrong, at: 0) }
    let rest = wrong.count - 1 - min(new.count, Self.shownInShort)
    if rest > 0 { lines.append(Words.sayTheSame(rest, areAllTheSame: new.isEmpty)) }
    return lines.joined(separator: "\n")
  }

  private static let shownInShort = 4
  private static let linesShown = 12
  private static let charactersShown = 200

  /// What the learner's own code printed, apart from everything else.
  private func printed(_ report: CheckReport) -> String {
    let lines = report.output.harmless.split(separator: "\n", omittingEmptySubsequences: false)
    let all = lines.last == "" ? lines.dropLast() : lines[...]
    let shown = all.prefix(Self.linesShown).map { line in
      "  " + line.prefix(Self.charactersShown) + (line.count > Self.charactersShown ? " …" : "")
    }
    var text = Words.yourCodePrinted + "\n" + shown.joined(separator: "\n")
    if report.isOutputCut {
      text += "\n  " + Words.outputCut
    } else if all.count > Self.linesShown {
      text += "\n  " + Words.linesCut(all.count - Self.linesShown)
    }
    return text
  }
}

extension String {
  /// The text with a sign for each character that could disturb a terminal.
  fileprivate var harmless: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          let isControl = scalar.properties.generalCategory == .control
          return isControl && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar
        }))
  }
}
