import CardGameBugs
import CardGameViews

extension Command {
  /// Lists the gallery of mistakes, shows one of them, or checks them all.
  static let bugs = Command(
    name: "bugs",
    summary: Words.bugsSummary,
    usage: "[show ID | matrix] [options]",
    details: Words.bugsDetails,
    options: [.games] + OutputFormat.options,
    examples: Words.bugsExamples,
    run: { arguments, console in
      let format = try OutputFormat(arguments, on: console)
      let wish = try BugsWish(arguments.words)
      if arguments.has(.games), wish != .matrix { throw Words.gamesWithoutMatrix }
      switch wish {
      case .list:
        try BugList(format: format).write(to: console)
      case .show(let id):
        let ids = Gallery.bugs.map(\.id)
        guard let bug = Gallery.bug(id) else { throw Words.unknownBug(id, among: ids) }
        try BugScene(bug: bug, format: format).write(to: console)
      case .matrix:
        let games = try arguments.number(of: .games, in: 0...1_000_000) ?? 10_000
        return try BugMatrix(games: games, format: format, console: console).run()
      }
      return .success
    })
}

extension Option {
  /// How many random games are played with each correct variant.
  fileprivate static let games = Option("--games", value: "N", help: Words.gamesOption)
}

/// What is asked of the gallery.
enum BugsWish: Equatable {
  case list
  case show(String)
  case matrix

  /// Reads what is asked from the words after the command.
  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else {
      self = .list
      return
    }
    switch first {
    case "show":
      guard words.count > 1 else { throw Words.showWithoutBug }
      guard words.count == 2 else { throw Words.superfluousWord(words[2], after: "bugs show") }
      self = .show(words[1])
    case "matrix":
      guard words.count == 1 else { throw Words.superfluousWord(words[1], after: "bugs matrix") }
      self = .matrix
    default:
      throw Words.unknownBugsWord(first, among: Gallery.bugs.map(\.id))
    }
  }
}
