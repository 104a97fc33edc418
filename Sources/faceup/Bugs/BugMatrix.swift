import CardGameBugs
import CardGameControllers
import CardGameHarness
import CardGameViews

/// Checks that every bug is named by its own diagnosis, and that no correct variant raises anything.
struct BugMatrix {
  let games: Int
  let format: OutputFormat
  let console: Console

  /// Runs the trial of a bug that may end the program in a process of its own.
  let runInChild: Bug.RunInChild

  /// Checks everything, printing each result as it is known.
  ///
  /// - Returns: ``ExitCode/checkFailed`` when anything is not as it should be.
  func run() throws -> ExitCode {
    try say(Words.matrixBugs)
    var wrongCount = 0
    for (number, bug) in Gallery.bugs.enumerated() {
      progress(Words.matrixProgress(bug.id, number, of: Gallery.bugs.count))
      let row = BugRow(
        bug,
        caughtBy: try bug.diagnoses(recording: .changes, runInChild: runInChild).map(
          \.code.rawValue))
      if !row.named { wrongCount += 1 }
      try print(row, text: row.text)
    }
    for mistake in Gallery.notCatchable {
      try print(UncatchableRow(mistake), text: Words.uncatchable(mistake))
    }
    wrongCount += try sayDiagnoses()
    try say(Words.matrixVariants(games: games))
    for (number, variant) in Gallery.variants.enumerated() {
      let row = VariantRow(variant: variant.id, games: games, alarms: alarms(of: variant, number))
      if row.alarms > 0 { wrongCount += 1 }
      try print(row, text: row.text)
    }
    progress("")
    let count = Gallery.bugs.count + diagnosisCodes.count + Gallery.variants.count
    try say(Words.matrixEnd(wrongCount, of: count))
    return wrongCount == 0 ? .success : .checkFailed
  }

  /// Every name of a mistake, but for those that say that none is known.
  private var diagnosisCodes: [DiagnosisCode] {
    DiagnosisCode.all.filter { !DiagnosisCode.fallbacks.contains($0) }
  }

  /// Says for every diagnosis which bugs need it.
  ///
  /// - Returns: How many diagnoses have none, or more than five.
  private func sayDiagnoses() throws -> Int {
    let bugs = Dictionary(grouping: Gallery.bugs, by: \.intended)
    try say(Words.matrixDiagnoses)
    var wrongCount = 0
    for code in diagnosisCodes {
      let ids = bugs[code, default: []].map(\.id)
      let isRight = (1...5).contains(ids.count)
      if !isRight { wrongCount += 1 }
      try say(Words.matrixRow(isRight, code.rawValue, ids.isEmpty ? [Words.noBug] : ids))
    }
    return wrongCount
  }

  private func alarms(of variant: CorrectVariant, _ number: Int) -> Int {
    var alarms = 0
    for game in 0..<games {
      if game.isMultiple(of: 100) {
        progress(
          Words.matrixProgress(variant.id, number, of: Gallery.variants.count) + " \(game)")
      }
      if !variant.diagnoses(inRandomGame: UInt64(game)).isEmpty { alarms += 1 }
    }
    return alarms
  }

  // MARK: - Output

  private func print(_ row: some JSONLine, text: String) throws {
    progress("")
    console.write((format == .json ? try row.json() : text) + "\n")
  }

  private func say(_ text: String) throws {
    if format != .json { console.write(text + "\n") }
  }

  /// Shows how far it has come, on a line that the next one takes the place of.
  private func progress(_ text: String) {
    guard console.isErrorTerminal else { return }
    console.writeError("\r\u{1B}[K" + text)
  }

  private struct BugRow: JSONLine {
    let bug: String
    let layer: String
    let intended: String
    let caughtBy: [String]
    let named: Bool
    let moves: [StepName]

    init(_ bug: Bug, caughtBy: [String]) {
      self.bug = bug.id
      layer = bug.layer.rawValue
      intended = bug.intended.rawValue
      self.caughtBy = caughtBy
      named = caughtBy == [bug.intended.rawValue]
      moves = bug.script.map(StepName.init)
    }

    var text: String {
      Words.matrixRow(
        named, bug,
        named
          ? intended
          : "\(intended) expected, seen \(caughtBy.isEmpty ? "nothing" : caughtBy.joined(separator: ", "))"
      )
    }
  }

  private struct UncatchableRow: JSONLine {
    let notCatchable: String
    let why: String

    init(_ mistake: UncatchableMistake) {
      notCatchable = mistake.id
      why = mistake.why
    }
  }

  private struct VariantRow: JSONLine {
    let variant: String
    let games: Int
    let alarms: Int

    var text: String {
      Words.matrixRow(alarms == 0, variant, Words.alarms(alarms))
    }
  }
}
