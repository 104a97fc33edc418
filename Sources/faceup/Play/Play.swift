import CardGameControllers
import CardGameModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A session and where it is shown: performs moves and prints each.
struct Play {
  let session: any PlayableSession
  let printer: PlayPrinter
  let console: Console

  /// Makes moves, one after the other.
  func perform(_ moves: [TypedMove]) throws {
    for move in moves {
      let wasOpen = session.showsFace(touchedBy: move.move)
      try printer.show(move, session.perform(move.move), wasOpen: wasOpen, in: session)
    }
  }

  /// Reads moves line by line and makes them, until the end of the input or `quit`.
  ///
  /// - Throws: A ``UsageError`` for a bad line, unless a person is typing: a person is told, and the
  ///   game goes on.
  func performLines() throws {
    while let line = nextLine() {
      do {
        let word = try PlayWord(line)
        if word == .quit { return }
        if let word {
          try answer(word)
        } else {
          try perform(MoveParser.moves(in: line, otherWords: PlayWord.names))
        }
      } catch let error as UsageError where console.isInputTerminal {
        console.complain(error)
      }
    }
    if isPrompting { console.write("\n") }
  }

  private func answer(_ word: PlayWord) throws {
    switch word {
    case .quit: break
    case .help: showHelp()
    case .hint:
      let hint = session.hint
      try printer.answer(sentence(hint?.description ?? Words.noHint), HintAnswer(hint))
    case .why:
      let why = session.lastMismatch
      try printer.answer(sentence(why?.description ?? Words.noMismatch), WhyAnswer(why))
    case .moves: try showMoves(session.transcript)
    case .save(let file):
      try GameFile(file, in: console.workingDirectory).write(session.saved())
      try printer.answer(Words.saved(in: file), SavedAnswer(saved: file))
    case .load(let file):
      let data = try GameFile(file, in: console.workingDirectory).read()
      do {
        try session.load(data)
      } catch {
        throw Words.cannotLoad(file, error)
      }
      try printer.showLoaded(from: file, in: session)
    }
  }

  /// A sentence in lines that a terminal need not break.
  private func sentence(_ text: String) -> String {
    console.isOutputTerminal ? text.wrapped(to: 80) : text
  }

  private func showMoves(_ transcript: some Encodable & CustomStringConvertible) throws {
    try printer.answer(
      String(transcript.description.dropLast()), TranscriptAnswer(transcript, of: session))
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
