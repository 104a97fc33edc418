import CardGameCourse

/// Prints what was found about exercises, for an author or for a program.
final class FindingPrinter {
  private let course: Course
  private let isJSON: Bool
  private let console: Console
  private let line: StatusLine
  private var exercises: Set<String> = []
  private var variantCount = 0
  private var wrong: [Finding] = []
  private let start = ContinuousClock.now

  init(course: Course, isJSON: Bool, console: Console, line: StatusLine) {
    self.course = course
    self.isJSON = isJSON
    self.console = console
    self.line = line
  }

  /// Whether nothing was found that is not as it should be.
  var isAllOK: Bool { wrong.isEmpty }

  /// Prints what was found about an exercise.
  func show(_ findings: [Finding]) {
    line.clear()
    for finding in findings {
      exercises.insert(finding.exercise)
      if finding.kind.isVariant { variantCount += 1 }
      if !finding.isOK { wrong.append(finding) }
    }
    if isJSON {
      // Files and texts are told to programs only when something is wrong with them.
      for finding in findings where finding.kind.isVariant || !finding.isOK {
        console.write(FindingRecord(finding).json + "\n")
      }
    } else if let first = findings.first {
      let title = course.exercises.first { $0.number == first.exercise }?.title
      console.write(([first.exercise, title].compactMap(\.self)).joined(separator: " ") + "\n")
      for finding in findings { console.write(text(finding) + "\n") }
      console.write("\n")
    }
  }

  /// Prints how many exercises are as they should be.
  func showSummary() {
    guard !isJSON else { return }
    let seconds = (ContinuousClock.now - start).components.seconds
    console.write(
      Words.verified(
        exerciseCount: exercises.count, variantCount: variantCount, wrong: wrong,
        seconds: Int(seconds)))
  }

  private static let width = 96

  private func text(_ finding: Finding) -> String {
    let name = Words.name(of: finding)
    let short = Words.short(finding)
    let gap = short.isEmpty ? "" : String(repeating: " ", count: max(2, 34 - name.count))
    guard !finding.isOK else { return "OK     \(name)\(gap)\(short)" }
    var lines = ["WRONG  \(name)\(gap)\(short)"]
    if finding.kind.isVariant {
      lines.append((Words.shouldBe + finding.expected).wrapped(to: Self.width, indent: 7))
      lines.append((Words.is + finding.got).wrapped(to: Self.width, indent: 7))
    }
    lines += finding.details.map { detail in
      "     - " + detail.wrapped(to: Self.width, indent: 7).dropFirst(7)
    }
    return lines.joined(separator: "\n")
  }
}
