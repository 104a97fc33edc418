/// A rule that everything of one kind must keep, however it is made: every view, every game.
///
/// A protocol says what a type must have, and a compiler sees to that. What it must *do* is said by
/// rules such as this one. Each is a value with a name, a reason and a check, so that a list of them
/// is a test.
///
/// ```swift
/// let rule = TableRule.all[0]
/// print(rule)
/// // A table has as many card buttons as it was made for
/// print(rule.diagnoses(of: { TextTableView(cardCount: $0) }).isEmpty)
/// // true
/// ```
public struct ConformanceRule<Subject>: Sendable {
  /// The stable name of the mistake of breaking it.
  public let code: DiagnosisCode

  /// The rule, as a sentence without a full stop.
  public let name: String

  /// Why the rule exists.
  public let reason: String

  /// What would be right.
  public let advice: String

  private let check: @Sendable (Subject) -> [Diagnosis]

  /// Makes a rule that names what breaks it in a sentence.
  ///
  /// - Parameters:
  ///   - code: The stable name of the mistake of breaking it.
  ///   - name: The rule, as a sentence without a full stop.
  ///   - reason: Why the rule exists.
  ///   - advice: What would be right.
  ///   - violation: Says how a subject breaks the rule, in a sentence; `nil` when it keeps it.
  public init(
    _ code: DiagnosisCode, _ name: String, reason: String, advice: String,
    violation: @escaping @Sendable (Subject) -> String?
  ) {
    self.init(code, name, reason: reason, advice: advice) { (subject: Subject) -> [Diagnosis] in
      violation(subject).map {
        [Diagnosis(code: code, headline: $0, reason: reason, advice: advice)]
      } ?? []
    }
  }

  /// Makes a rule with a check that finds out more than a sentence says.
  ///
  /// - Parameters:
  ///   - code: The stable name of the mistake of breaking it.
  ///   - name: The rule, as a sentence without a full stop.
  ///   - reason: Why the rule exists.
  ///   - advice: What would be right.
  ///   - check: Says what is wrong with a subject; nothing when it keeps the rule.
  public init(
    _ code: DiagnosisCode, _ name: String, reason: String, advice: String,
    check: @escaping @Sendable (Subject) -> [Diagnosis]
  ) {
    self.code = code
    self.name = name
    self.reason = reason
    self.advice = advice
    self.check = check
  }

  /// Says how a subject breaks the rule.
  ///
  /// - Parameter subject: What must keep the rule.
  /// - Returns: What is wrong; nothing when it keeps the rule.
  public func diagnoses(of subject: Subject) -> [Diagnosis] { check(subject) }
}

extension ConformanceRule: CustomStringConvertible {
  /// The rule's name, which a test that runs through a list of rules shows.
  public var description: String { name }
}
