import CardGameBugs
import CardGameCourse
import CardGameHarness
import CardGameViews

extension Command {
  /// Lists the gallery of mistakes, shows one of them, or checks them all.
  static let bugs = Command(
    name: "bugs",
    summary: Words.bugsSummary,
    usage: "[show ID | matrix | try ID] [options]",
    details: Words.bugsDetails,
    options: [.games, .report] + OutputFormat.options,
    examples: Words.bugsExamples,
    run: { arguments, console in
      let format = try OutputFormat(arguments, on: console)
      let wish = try BugsWish(arguments.words)
      if arguments.has(.games), wish != .matrix { throw Words.gamesWithoutMatrix }
      switch wish {
      case .list:
        try BugList(format: format).write(to: console)
      case .show(let id):
        let depth = try arguments.reportDepth(on: console)
        try BugScene(bug: bug(id), format: format, runInChild: console.tryInChild, depth: depth)
          .write(to: console)
      case .tryHere(let id):
        try bug(id).tryHere { console.write($0.line + "\n") }
      case .matrix:
        let games = try arguments.number(of: .games, in: 1...1_000_000) ?? 10_000
        return try BugMatrix(
          games: games, format: format, console: console, runInChild: console.tryInChild
        )
        .run()
      }
      return .success
    })
}

extension Command {
  fileprivate static func bug(_ id: String) throws -> Bug {
    guard let bug = Gallery.bug(id) else {
      throw Words.unknownBug(id, among: Gallery.bugs.map(\.id))
    }
    return bug
  }
}

extension Console {
  /// Calls the tool again to try a bug that may crash or hang, and says how that ended.
  func tryInChild(_ bug: Bug) throws -> TrialEnd {
    var environment = environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let result = try processes.run(
      ProcessCall(
        executable, ["bugs", "try", bug.id], environment: environment,
        secondsAllowed: bug.risk == .hangs ? 5 : 60))
    let end: TrialEnd.End =
      switch result.end {
      case .exited(0): .finished
      case .timedOut, .stopped, .exceeded(.processorTime): .timedOut
      case .exited, .signalled, .exceeded, .killedItsRunner: .crashed
      }
    return TrialEnd(end, log: result.output)
  }
}

extension Option {
  /// How many random games are played with each correct variant.
  fileprivate static let games = Option("--games", value: "N", help: Words.gamesOption)
}

/// What is asked of the gallery.
enum BugsWish: Equatable {
  case list
  case show(String)
  case tryHere(String)
  case matrix

  /// Reads what is asked from the words after the command.
  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else {
      self = .list
      return
    }
    switch first {
    case "show", "try":
      guard words.count > 1 else { throw Words.noBugNamed(after: first) }
      guard words.count == 2 else { throw Words.superfluousWord(words[2], after: "bugs \(first)") }
      self = first == "show" ? .show(words[1]) : .tryHere(words[1])
    case "matrix":
      guard words.count == 1 else { throw Words.superfluousWord(words[1], after: "bugs matrix") }
      self = .matrix
    default:
      throw Words.unknownBugsWord(first, among: Gallery.bugs.map(\.id))
    }
  }
}
