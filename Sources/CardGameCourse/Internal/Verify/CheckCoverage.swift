/// Whether every check of an exercise bites: some attempt fails it, and one fails only that.
struct CheckCoverage {
  /// The names of the checks.
  let checks: [String]

  let list: AttemptList

  /// What is wrong, a sentence each.
  var problems: [String] {
    checks.flatMap(problems(of:)) + list.overlaps.flatMap(problems(of:))
      + list.attempts.flatMap(problems(of:))
  }

  private func problems(of check: String) -> [String] {
    let failing = list.attempts.filter { $0.fails.contains(check) }
    guard !failing.isEmpty else { return [VerifyWords.noAttemptFails(check)] }
    let isAlone = failing.contains { Set($0.fails) == [check] }
    let overlap = list.overlaps.first { $0.check == check }
    if !isAlone, overlap == nil {
      let always = failing.reduce(into: Set(checks).subtracting([check])) {
        $0.formIntersection($1.fails)
      }
      return [
        VerifyWords.noAttemptFailsOnly(check, alwaysWith: checks.filter(always.contains))
      ]
    }
    return []
  }

  private func problems(of overlap: AttemptList.Overlap) -> [String] {
    let unknown = ([overlap.check] + overlap.failsWith).filter { !checks.contains($0) }
    if let name = unknown.first { return [VerifyWords.unknownCheck(name, in: overlap.check)] }
    let others = overlap.failsWith.filter { $0 != overlap.check }
    if others.isEmpty || overlap.why.isEmpty {
      return [VerifyWords.emptyOverlap(overlap.check)]
    }
    return list.attempts
      .filter { $0.fails.contains(overlap.check) && Set($0.fails).isDisjoint(with: others) }
      .map { VerifyWords.falseOverlap(overlap.check, attempt: $0.name) }
  }

  private func problems(of attempt: AttemptList.Attempt) -> [String] {
    var problems =
      attempt.fails.filter { !checks.contains($0) }
      .map { VerifyWords.unknownCheck($0, in: attempt.name) }
    if attempt.why.isEmpty { problems.append(VerifyWords.noWhy(attempt.name)) }
    return problems
  }
}
