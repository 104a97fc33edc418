import CardGameHarness

extension Option {
  /// How much reports tell.
  static let report = Option("--report", value: "DEPTH", help: Words.reportOption)
}

extension Arguments {
  /// Returns how much reports are to tell: as the option says, or else the environment.
  ///
  /// - Throws: A ``UsageError`` when either says something else than the name of a depth.
  func reportDepth(on console: Console) throws(UsageError) -> ReportDepth {
    if let text = value(of: .report) {
      guard let depth = ReportDepth(rawValue: text) else {
        throw Words.noDepth(text, in: "--report")
      }
      return depth
    }
    guard let text = console.environment[Self.depthVariable], !text.isEmpty else { return .full }
    guard let depth = ReportDepth(rawValue: text) else {
      throw Words.noDepth(text, in: Self.depthVariable)
    }
    return depth
  }

  /// The variable that tests read, too.
  static let depthVariable = "FACEUP_REPORT"
}
