/// What the kit wrote about the moves that were played when the code did not come back.
///
/// It helps to find the mistake, and decides nothing.
struct PostMortem {
  /// Which cards lay on the table, which moves were played, what was set last and where the code was.
  private(set) var lines: [String] = []

  /// Where the code was, if that is known; between two lines, as in a loop without any, it is in none.
  private(set) var site: (fileName: String, line: Int?)?

  init(_ errors: String) {
    var isInside = false
    for line in errors.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasSuffix("This is what was being played:") {
        isInside = true
      } else if isInside, line.hasPrefix("  ") {
        // Which check it was stands above already.
        if !line.hasPrefix("  Check") { lines.append(String(line.dropFirst(2))) }
        if let place = line.firstMatch(of: #/^  Where +(.+?\.swift)(?::(\d+))?\b/#) {
          site = (String(place.1), place.2.flatMap { Int($0) })
        }
      } else {
        isInside = false
      }
    }
  }
}
