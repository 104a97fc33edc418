import CardGameCourse

/// A finding as `--json` prints it: the shape is a promise to programs.
struct FindingRecord {
  private let finding: Finding

  init(_ finding: Finding) {
    self.finding = finding
  }

  /// The record as JSON in a line, always with the same keys in the same order.
  var json: String {
    // What is wrong with files or texts is in the details only.
    let got = finding.kind.isVariant ? finding.got : finding.details.joined(separator: " ")
    let members = [
      ("exercise", finding.exercise.json),
      ("kind", finding.kind.rawValue.json),
      ("name", finding.name.json),
      ("expected", finding.expected.json),
      ("got", got.json),
      ("ok", finding.isOK ? "true" : "false"),
    ]
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }
}
