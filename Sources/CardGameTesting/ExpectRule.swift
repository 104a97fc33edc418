public import CardGameHarness

/// Expects something of one's own to keep a rule that everything of its kind must keep.
///
/// One test runs through all the rules:
///
/// ```swift
/// @Test("My table is a table", arguments: TableRule.all)
/// func table(rule: TableRule) { expectRule(rule, of: { MyTable(cardCount: $0) }) }
/// ```
///
/// - Parameters:
///   - rule: The rule.
///   - subject: What must keep it.
///   - sourceLocation: Where a failure is reported.
/// - Returns: Whether it does.
@discardableResult
public func expectRule<Subject>(
  _ rule: ConformanceRule<Subject>, of subject: Subject,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let diagnoses = withJournal { rule.diagnoses(of: subject) }
  report(diagnoses, at: sourceLocation)
  return diagnoses.isEmpty
}
