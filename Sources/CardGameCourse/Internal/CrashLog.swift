/// What Swift's runtime wrote about a crash: it helps to find the line, and decides nothing.
struct CrashLog {
  /// What the runtime said, for example `Index out of range`.
  private(set) var message: String?

  /// The places in source files that were being executed, the innermost first.
  private(set) var places: [(file: String, line: Int)] = []

  init(_ errors: String) {
    for line in errors.split(separator: "\n") {
      if let fatal = line.firstMatch(of: #/(Fatal error|(Precondition|Assertion) failed): (.+)/#) {
        message = String(fatal.3)
      } else if let failure = line.firstMatch(of: #/Swift runtime failure: (.+?) in /#),
        message == nil
      {
        message = String(failure.1).prefix(1).uppercased() + failure.1.dropFirst()
      }
      if let place = line.firstMatch(of: #/ at (/.+\.swift):(\d+)(?::\d+)?$/#),
        let number = Int(place.2)
      {
        places.append((String(place.1), number))
      }
    }
  }
}
