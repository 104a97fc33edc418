import CardGameBugs
import CardGameHarness

/// The gallery as a list.
struct BugList {
  let format: OutputFormat

  /// Writes every bug: for a program one object a line, for a person the layers one after the other.
  func write(to console: Console) throws {
    if format == .json {
      for bug in Gallery.bugs { console.write(try BugRecord(bug).json() + "\n") }
      return
    }
    for (title, layer) in Words.layers {
      let bugs = Gallery.bugs.filter { $0.layer == layer }
      console.write(title + "\n")
      console.write(twoColumns(bugs.map { ("\($0.exercise)  \($0.id)", $0.title) }) + "\n\n")
    }
    console.write(Words.bugListEnd(count: Gallery.bugs.count).wrapped(to: 80) + "\n")
  }
}

/// A bug as `--json` prints it.
struct BugRecord: Encodable, JSONLine {
  let bug: String
  let layer: String
  let exercise: String
  let title: String
  let symptom: String
  let cause: String
  let intended: String
  let moves: [StepName]

  /// Takes what is told of a bug.
  init(_ bug: Bug) {
    self.bug = bug.id
    layer = bug.layer.rawValue
    exercise = bug.exercise
    title = bug.title
    symptom = bug.symptom
    cause = bug.cause
    intended = bug.intended.rawValue
    moves = bug.script.map(StepName.init)
  }
}
