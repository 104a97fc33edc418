import CardGameHarness

/// Compares what became of a variant with what should have become of it.
struct Judgement {
  let exercise: Exercise
  let variant: Variant

  /// The finding about a variant that compiled and was run.
  func finding(_ report: CheckReport) -> Finding {
    let results = report.results
    let isOK =
      switch variant.expectation {
      case .skipped: !results.isEmpty && results.allSatisfy { $0.verdict == .notStarted }
      case .failsAll: !results.isEmpty && results.allSatisfy { $0.verdict == .fail }
      case .fails:
        results.contains { $0.verdict == .fail }
          && results.allSatisfy { $0.verdict == .fail || $0.verdict == .pass }
      case .passes: report.isPassed
      case .failsAs(let attempt): isAs(attempt, results)
      }
    return finding(got: got(results), isOK: isOK, details: isOK ? [] : details(results))
  }

  /// The finding about a variant that could not be run, or not be compiled without warnings.
  func finding(got: String, isOK: Bool = false, details: [String]) -> Finding {
    Finding(
      exercise: exercise.number, kind: variant.kind, name: variant.name, expected: expected,
      got: got, isOK: isOK, details: details)
  }

  private var expected: String {
    switch variant.expectation {
    case .skipped: VerifyWords.everyCheckSkipped
    case .failsAll: VerifyWords.everyCheckFails
    case .fails: VerifyWords.someCheckFails
    case .passes: VerifyWords.everyCheckPasses
    case .failsAs(let attempt): VerifyWords.fails(attempt.fails, told: attempt.diagnosis)
    }
  }

  private func got(_ results: [CheckResult]) -> String {
    let failed = results.filter(\.isFailed)
    let others = results.filter { !$0.isFailed && $0.verdict != .pass }
    guard let odd = others.first else {
      if case .failsAs = variant.expectation, !failed.isEmpty {
        return VerifyWords.fails(failed.map(\.name), told: failed.first?.told)
      }
      return failed.isEmpty
        ? VerifyWords.passes(results.count) : VerifyWords.fail(failed.count, of: results.count)
    }
    return others.count == results.count && odd.verdict == .notStarted
      ? VerifyWords.everyCheckSkipped
      : VerifyWords.oddVerdict(odd.verdict, others.count, of: results.count)
  }

  /// A line for each check that is of interest.
  private func details(_ results: [CheckResult]) -> [String] {
    let usual: Verdict =
      switch variant.expectation {
      case .skipped: .notStarted
      case .failsAll: .fail
      case .fails, .passes, .failsAs: .pass
      }
    return results.filter { $0.verdict != usual }.map { result in
      VerifyWords.result(result.verdict, result.name, told: result.diagnosis)
    }
  }

  private func isAs(_ attempt: AttemptList.Attempt, _ results: [CheckResult]) -> Bool {
    let failed = results.filter(\.isFailed)
    return results.allSatisfy { $0.isFailed || $0.verdict == .pass }
      && !failed.isEmpty
      && failed.map(\.name).sorted() == attempt.fails.sorted()
      && failed[0].told == attempt.diagnosis
  }
}

extension CheckResult {
  /// Whether it ran and did not pass.
  fileprivate var isFailed: Bool { [.fail, .crash, .timeout].contains(verdict) }

  /// What a learner is told first: the name of a mistake, or how the process ended.
  fileprivate var told: String? {
    switch verdict {
    case .crash, .timeout: verdict.rawValue
    default: problems.first?.code?.rawValue
    }
  }
}
