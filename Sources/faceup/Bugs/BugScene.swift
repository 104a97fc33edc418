import CardGameBugs
import CardGameControllers
import CardGameHarness
import CardGameViews

/// One bug: what it is, both tables after each move, and the report.
struct BugScene {
  let bug: Bug
  let format: OutputFormat

  /// Runs the trial of a bug that may end the program in a process of its own.
  let runInChild: Bug.RunInChild

  /// How much is kept for the report; without callers it names no lines, and is made sooner.
  var recording = Recording.Detail.changesAndCallers

  /// How much the reports tell.
  var depth = ReportDepth.full

  /// Writes it.
  func write(to console: Console) throws {
    let diagnoses = try bug.diagnoses(recording: recording, runInChild: runInChild)
    let reports = diagnoses.map { diagnosis in
      // The tables are drawn above, after every move.
      var diagnosis = diagnosis
      diagnosis.evidence = nil
      return diagnosis.report(depth)
    }
    switch format {
    case .json:
      console.write(try Record(bug: BugRecord(bug), reports: reports).json() + "\n")
    case .text(let style):
      console.write(Words.introduction(of: bug) + "\n")
      let scenes = bug.risk == nil ? bug.specimen.sideBySide() : []
      for scene in scenes where scene.move != nil || scenes.count == 1 {
        console.write(heading(of: scene.move))
        console.write(fits(scene, style) ? beside(scene, style) : below(scene, style))
        console.write("\n")
      }
      for report in reports { console.write((style.isASCII ? report.inASCII : report) + "\n") }
    }
  }

  private func heading(of move: Move?) -> String {
    Words.sceneHeading(of: move) + "\n"
  }

  /// Tells whether the two tables fit side by side into 80 columns.
  private func fits(_ scene: SideBySide, _ style: TextTableStyle) -> Bool {
    guard style.layout == .grid else { return false }
    var bare = style
    bare.usesColour = false
    return lines(of: scene.faulty, in: scene, bare).allSatisfy { $0.count < 40 }
      && lines(of: scene.right, in: scene, bare).allSatisfy { $0.count <= 40 }
  }

  /// The two tables, one below the other.
  private func below(_ scene: SideBySide, _ style: TextTableStyle) -> String {
    Words.withBug + ":\n" + text(of: scene.faulty, in: scene, style)
      + Words.withoutBug + ":\n" + text(of: scene.right, in: scene, style)
  }

  /// The two tables side by side, within 80 columns.
  private func beside(_ scene: SideBySide, _ style: TextTableStyle) -> String {
    var bare = style
    bare.usesColour = false
    let bareLeft = [" " + Words.withBug] + lines(of: scene.faulty, in: scene, bare)
    let left = [" " + Words.withBug] + lines(of: scene.faulty, in: scene, style)
    let right = [" " + Words.withoutBug] + lines(of: scene.right, in: scene, style)
    return (0..<max(left.count, right.count)).map { row in
      guard row < right.count, !right[row].isEmpty else { return row < left.count ? left[row] : "" }
      let width = row < bareLeft.count ? bareLeft[row].count : 0
      return (row < left.count ? left[row] : "")
        + String(repeating: " ", count: max(2, 40 - width)) + right[row]
    }.map { $0 + "\n" }.joined()
  }

  private func lines(
    of appearance: TableAppearance, in scene: SideBySide, _ style: TextTableStyle
  ) -> [String] {
    text(of: appearance, in: scene, style).split(separator: "\n").map(String.init)
  }

  /// The table with words on the mode, where there is one, and on the last move, where they count.
  private func text(
    of appearance: TableAppearance, in scene: SideBySide, _ style: TextTableStyle
  ) -> String {
    var shown = appearance
    shown.status =
      scene.hasMode ? Words.mode(shown.selectedMode, isEnabled: shown.isModeEnabled) : ""
    // A control that says something on one of the tables is named on both.
    for table in [scene.faulty, scene.right] {
      shown.otherControls.merge(table.otherControls.mapValues { _ in [:] }) { own, _ in own }
    }
    let text = shown.text(in: style)
    guard !appearance.status.isEmpty else { return text }
    let status = style.isASCII ? appearance.status.inASCII : appearance.status
    return text + (style.layout == .grid ? " " : "") + status + "\n"
  }

  /// The bug as JSON, with what is reported of it.
  private struct Record: JSONLine {
    let bug: BugRecord
    let reports: [String]

    func encode(to encoder: any Encoder) throws {
      try bug.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(reports, forKey: .reports)
    }

    private enum CodingKeys: CodingKey {
      case reports
    }
  }
}

extension String {
  /// The text with a sign of ASCII for each that is not.
  fileprivate var inASCII: String {
    let letters: [Unicode.Scalar: String] = ["♠": "S", "♥": "H", "♦": "D", "♣": "C", "…": "..."]
    return unicodeScalars.map { $0.isASCII ? String($0) : letters[$0] ?? "?" }.joined()
  }
}
