import CardGameCourse

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What became of a check, as `--json` prints it: the shape is a promise to programs.
struct CheckRecord {
  private let result: CheckResult
  private let exercise: Exercise

  init(_ result: CheckResult, of exercise: Exercise) {
    self.result = result
    self.exercise = exercise
  }

  /// The record as JSON in a line, always with the same keys in the same order.
  var json: String {
    let file = (result.place?.file).map(\.json) ?? "null"
    let line = (result.place?.line).map(String.init) ?? "null"
    let members: [(key: String, value: String)] = [
      ("exercise", exercise.number.json),
      ("check", result.name.json),
      ("verdict", result.verdict.rawValue.json),
      ("diagnosis", result.diagnosis.map(\.json) ?? "null"),
      ("file", file),
      ("line", line),
    ]
    return "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }
}

extension String {
  /// The text as JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A string can always be encoded.
    return String(decoding: try! encoder.encode(self), as: UTF8.self)
  }
}
