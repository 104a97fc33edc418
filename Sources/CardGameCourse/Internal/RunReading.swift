/// What one run of the checks says about them, read from its event stream and from how it ended.
///
/// A check passes only when the run says that it ended well, has nothing against it, and either the
/// whole run came to its end or it is known why it did not.
struct RunReading {
  /// The checks that the run was about to run, in no order.
  private(set) var listed: [ListedCheck] = []

  /// What became of the checks about which the run can say it, by their ids.
  private(set) var results: [String: CheckResult] = [:]

  /// Why the run did not come to its end, for the checks that it cannot say anything about.
  private(set) var interruption: String?

  private var records: [String: Record] = [:]
  private var current: String?
  private var runStart: Double?
  private var isEnded = false
  private let evidence: RunEvidence

  /// Everything that the stream says about a check.
  private struct Record {
    var start: Double?
    var end: StreamRecord.Message?
    var casesEnded = 0
    var skipped: String?
    var problems: [Problem] = []
  }

  init(_ stream: [StreamRecord], evidence: RunEvidence) {
    self.evidence = evidence
    for record in stream {
      if record.kind == "test" {
        list(record.payload)
      } else {
        note(record.payload)
      }
    }
    for check in listed {
      guard let record = records[check.id] else { continue }
      results[check.id] = result(of: check, record)
    }
    if isEnded {
      explainTheUnexplained()
    } else {
      findTheCulprit()
    }
  }

  private mutating func list(_ test: StreamRecord.Payload) {
    guard test.kind == "function", let id = test.id else { return }
    listed.append(
      ListedCheck(
        id: id, name: test.displayName ?? test.name ?? id,
        file: test.sourceLocation?.fileID ?? "", line: test.sourceLocation?.line ?? 0,
        caseCount: test._testCases?.count))
    records[id] = Record()
  }

  private mutating func note(_ event: StreamRecord.Payload) {
    let id = event.testID.flatMap { records[$0] == nil ? nil : $0 }
    switch event.kind {
    case "runStarted":
      runStart = event.instant?.absolute
    case "runEnded":
      isEnded = true
    case "testStarted":
      guard let id else { return }
      current = id
      records[id]?.start = event.instant?.absolute ?? 0
    case "testCaseEnded":
      if let id { records[id]?.casesEnded += 1 }
    case "testEnded":
      if let id { records[id]?.end = event.messages?.first }
    case "testSkipped", "testCancelled", "testCaseCancelled":
      if let id { records[id]?.skipped = event._comments?.first ?? "" }
    case "issueRecorded":
      noteIssue(event, in: id)
    default:
      break
    }
  }

  private mutating func noteIssue(_ event: StreamRecord.Payload, in id: String?) {
    guard event.issue?.isKnown != true, event.issue?.isFailure != false,
      // An issue that belongs to no check was recorded on a thread of the code's own.
      let id = id ?? current ?? listed.min()?.id
    else { return }
    let problem = evidence.problem(of: event)
    if records[id]?.problems.contains(problem) == false { records[id]?.problems.append(problem) }
  }

  private func result(of check: ListedCheck, _ record: Record) -> CheckResult? {
    if !record.problems.isEmpty, record.end != nil || record.start == nil {
      return CheckResult(check.name, .fail, problems: record.problems)
    }
    if let why = record.skipped {
      return evidence.isExerciseBegun
        ? CheckResult(check.name, .notRun, problems: [Problem(CourseWords.skipped(why))])
        : CheckResult(check.name, .notStarted, problems: [evidence.problemOfStarter])
    }
    guard let end = record.end else { return nil }
    let hasRunAllCases = check.caseCount.map { record.casesEnded == $0 } ?? true
    if hasRunAllCases, end.symbol == "pass" || end.symbol == "passWithKnownIssue" {
      return CheckResult(check.name, .pass)
    }
    return CheckResult(check.name, .fail, problems: [Problem(CourseWords.endedOtherwise(end.text))])
  }

  /// Fails the last check of a run that ended badly though every check ended well.
  private mutating func explainTheUnexplained() {
    guard evidence.end != .exited(0), results.values.allSatisfy({ $0.verdict != .fail }),
      let check = listed.first(where: { $0.id == current })
    else { return }
    results[check.id] = CheckResult(
      check.name, .fail, problems: [Problem(CourseWords.unexplained(evidence.end))])
  }

  /// Tells which check was running when the run ended early, if that is certain.
  private mutating func findTheCulprit() {
    interruption = CourseWords.interruption(evidence.end)
    let suspects = listed.filter { records[$0.id]?.start != nil && records[$0.id]?.end == nil }
    if suspects.count == 1, let suspect = suspects.first {
      if evidence.end == .timedOut, !hadItsTime(suspect) { return }
      var problems = [evidence.problemOfCulprit()]
      problems += records[suspect.id]?.problems ?? []
      results[suspect.id] = CheckResult(
        suspect.name, evidence.verdictOfCulprit, problems: problems)
    } else if suspects.isEmpty, let last = listed.first(where: { $0.id == current }) {
      results[last.id] = CheckResult(
        last.name, .fail, problems: [Problem(CourseWords.endedAfter(evidence.end))])
    }
  }

  /// Whether a check that was stopped had most of the time to itself; else it deserves a second run.
  private func hadItsTime(_ check: ListedCheck) -> Bool {
    guard let runStart, let start = records[check.id]?.start else { return true }
    return start - runStart < evidence.secondsAllowed / 2
  }
}
