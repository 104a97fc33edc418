/// What Swift's runtime wrote about a crash: it helps to find the line, and decides nothing.
struct CrashLog {
  /// What the runtime said, for example `Index out of range`.
  private(set) var message: String?

  /// The places in source files that were being executed, the innermost first.
  ///
  /// Between two lines, as in the jump back to the beginning of a loop, code is in none.
  private(set) var places: [(file: String, line: Int?)] = []

  init(_ errors: String) {
    for line in errors.split(separator: "\n") {
      if let fatal = line.firstMatch(of: #/(Fatal error|(Precondition|Assertion) failed): (.+)/#) {
        message = String(fatal.3)
      } else if let failure = line.firstMatch(of: #/Swift runtime failure: (.+?) in /#),
        message == nil
      {
        message = String(failure.1).prefix(1).uppercased() + failure.1.dropFirst()
      } else if let cast = line.firstMatch(of: #/^(Could not cast .+?) \(0x\w+\) (to .+?) \(0x/#) {
        message = "\(cast.1) \(cast.2)"
      }
      if let place = line.firstMatch(of: #/ in .+? at (.+?\.swift)(?::(\d+))?(?::\d+)?$/#) {
        places.append((String(place.1), place.2.flatMap { Int($0) }))
      }
    }
  }
}
