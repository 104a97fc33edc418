import CardGameControllers

/// A session and where it is shown: performs moves and prints each.
struct Play {
  let session: any PlayableSession
  let printer: PlayPrinter
  let console: Console

  /// Makes moves, one after the other.
  func perform(_ moves: [Move]) throws {
    for move in moves {
      try printer.show(move, session.perform(move), in: session)
    }
  }

  /// Reads moves line by line and makes them, until the end of the input or `quit`.
  ///
  /// - Throws: A ``UsageError`` for a bad line, unless a person is typing: a person is told, and the
  ///   game goes on.
  func performLines() throws {
    while let line = nextLine() {
      switch line.lowercased().filter({ !$0.isWhitespace }) {
      case "quit", "q": return
      case "help", "?": showHelp()
      default:
        do {
          try perform(MoveParser.moves(in: line, otherWords: ["help", "quit"]))
        } catch let error as UsageError where console.isInputTerminal {
          console.writeError(error.description + "\n")
        }
      }
    }
    if isPrompting { console.write("\n") }
  }

  private var isPrompting: Bool { console.isInputTerminal && printer.format != .json }

  private func nextLine() -> String? {
    if isPrompting { console.write("\n" + Words.prompt) }
    return console.readLine()
  }

  private func showHelp() {
    if printer.format == .json {
      console.writeError(Words.moveHelp)
    } else {
      console.write(Words.moveHelp)
    }
  }
}
