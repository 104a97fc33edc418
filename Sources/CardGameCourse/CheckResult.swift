import CardGameHarness

/// What became of one check, and what it has to say.
public struct CheckResult: Hashable, Sendable {
  /// The check's name, a sentence.
  public var name: String

  /// What became of it.
  public var verdict: Verdict

  /// What it has to say, in the order in which it found it; nothing after a pass.
  public var problems: [Problem]

  /// Notes what became of a check.
  ///
  /// - Parameters:
  ///   - name: The check's name, a sentence.
  ///   - verdict: What became of it.
  ///   - problems: What it has to say.
  public init(_ name: String, _ verdict: Verdict, problems: [Problem] = []) {
    self.name = name
    self.verdict = verdict
    self.problems = problems
  }

  /// What is wrong in short: the name of the mistake, else the first line; `nil` after a pass.
  public var diagnosis: String? {
    problems.first { $0.code != nil }?.code?.rawValue ?? problems.first?.headline
  }

  /// Where to look first.
  public var place: (file: String, line: Int?)? {
    let problem = problems.first { $0.code != nil } ?? problems.first
    return problem.flatMap { problem in problem.file.map { ($0, problem.line) } }
  }
}
