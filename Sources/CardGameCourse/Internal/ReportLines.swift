import CardGameHarness

/// The lines of a diagnosis' report that name the mistake and the code that made it.
struct ReportLines {
  /// The name of the mistake.
  private(set) var code: DiagnosisCode?

  /// Where the wrong values were set, the most telling place first.
  private(set) var sites: [(fileName: String, line: Int)] = []

  init(_ report: String) {
    var isInSites = false
    for line in report.split(separator: "\n", omittingEmptySubsequences: false) {
      if let name = line.wholeMatch(of: #/Name +([a-z0-9-]+)/#) {
        code = DiagnosisCode(rawValue: String(name.1))
      }
      isInSites = line.hasPrefix("Set by ") || (isInSites && line.hasPrefix("   "))
      if isInSites, let site = line.firstMatch(of: #/^(?:Set by)? +(.+?\.swift):(\d+)\b/#),
        let number = Int(site.2)
      {
        sites.append((String(site.1), number))
      }
    }
  }
}
