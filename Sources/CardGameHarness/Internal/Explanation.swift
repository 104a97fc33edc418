import CardGameViews

/// One way to explain what is wrong with a table: a mistake that is known to look so.
struct Explanation: Sendable {
  /// The mistake's name.
  let code: DiagnosisCode

  /// Looks for the mistake; what it finds, it explains wholly.
  let find: @Sendable (Situation) -> Finding?

  init(_ code: DiagnosisCode, find: @escaping @Sendable (Situation) -> Finding?) {
    self.code = code
    self.find = find
  }
}

/// What an explanation has found.
struct Finding {
  /// The discrepancies that the mistake accounts for.
  var explained: Set<Discrepancy>

  /// The headline without its beginning, which says after which moves.
  var headline: String

  /// The lines that set the wrong values.
  var callSites: [CallSite] = []

  /// Why the rule exists that was broken.
  var reason: String

  /// What would be right.
  var advice: String
}
