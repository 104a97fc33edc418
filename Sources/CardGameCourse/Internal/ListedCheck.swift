/// A check as a run lists it before it begins.
struct ListedCheck: Hashable {
  /// What Swift Testing calls it, for example `Exercise06Checks.ChoosingChecks/up()/Checks.swift:9:4`.
  let id: String

  /// Its name, a sentence.
  let name: String

  /// The file it stands in, and the line; checks are told in this order.
  let file: String
  let line: Int

  /// How many cases it has, if it has more than one and they are known.
  let caseCount: Int?
}

extension ListedCheck: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.id) < (right.file, right.line, right.id)
  }
}
