import CardGameBugs
import CardGameControllers
import CardGameHarness

/// What came of an exploration, as JSON for a program and as a page for a person.
struct ExplorationReport {
  let exploration: Exploration

  /// The exploration in a line of JSON, its keys in the order in which the help tells them.
  func json() throws -> String {
    let failure = try exploration.failure.map { try FailureRecord($0).json() } ?? "null"
    return """
      {"states":\(exploration.stateCount),"transitions":\(exploration.transitionCount),\
      "depth":\(exploration.depth),"complete":\(exploration.isComplete),"failure":\(failure)}
      """
  }

  /// The exploration in lines of at most 80 columns.
  var text: String {
    var parts = [
      exploration.summary.split(separator: "\n").map { String($0).wrapped(to: 80) }
        .joined(separator: "\n")
    ]
    parts += exploration.failure?.diagnoses.map(\.report) ?? []
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Whether every state was looked at and nothing was wrong.
  var exitCode: ExitCode {
    exploration.failure == nil && exploration.isComplete ? .success : .checkFailed
  }

  /// What was wrong, and the moves that lead there.
  private struct FailureRecord: JSONLine {
    let diagnosis: String
    let headline: String
    let moves: [StepName]
    let reports: [String]

    init(_ failure: Exploration.Failure) {
      diagnosis = failure.diagnoses.first?.code.rawValue ?? ""
      headline = failure.diagnoses.first?.headline ?? ""
      moves = failure.moves.map { StepName(.move($0)) }
      reports = failure.diagnoses.map(\.report)
    }
  }
}
