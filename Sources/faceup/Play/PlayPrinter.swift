import CardGameControllers
import CardGameModel
import CardGameViews

/// Prints a game as it goes on, for a person or for a program.
struct PlayPrinter {
  /// How to print.
  let format: OutputFormat

  /// Where to print.
  let console: Console

  /// Prints what a person should know before the first table, if anything; a program gets nothing.
  func introduce(_ paragraphs: [String?]) {
    let paragraphs = paragraphs.compactMap(\.self)
    guard case .text = format, !paragraphs.isEmpty else { return }
    console.write(paragraphs.map { $0.wrapped(to: 80) + "\n" }.joined() + "\n")
  }

  /// Prints the table as it was first dealt.
  func showDeal(of session: any PlayableSession) throws {
    try show(nil, .dealt, in: session)
  }

  /// Prints the table of a game that was loaded.
  func showLoaded(from file: String, in session: any PlayableSession) throws {
    switch format {
    case .json:
      console.write(try MoveRecord(nil, .dealt, in: session, name: "load").json() + "\n")
    case .text(let style):
      console.write(
        "\n" + Words.loaded(from: file) + "\n" + session.table.appearance.text(in: style))
    }
  }

  /// Prints the answer to a question that is no move.
  ///
  /// - Parameters:
  ///   - text: The answer for a person.
  ///   - record: The same for a program.
  /// - Throws: What encoding throws.
  func answer(_ text: String, _ record: some JSONLine) throws {
    console.write(format == .json ? try record.json() + "\n" : ascii(text) + "\n")
  }

  /// The text with suits as letters where nothing but ASCII is to be printed.
  private func ascii(_ text: String) -> String {
    guard case .text(let style) = format, style.isASCII else { return text }
    // A table without cards draws its status in the style.
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var drawn = TableAppearance(cards: [], status: String(line))
        .text(in: TextTableStyle(layout: .lines, isASCII: true))
      if drawn.last == "\n" { drawn.removeLast() }
      return drawn
    }.joined(separator: "\n")
  }

  /// Prints a move that was made, and the table after it.
  ///
  /// - Parameters:
  ///   - move: The move, or `nil` for the table as it was dealt.
  ///   - outcome: What came of it.
  ///   - wasOpen: Whether the touched card lay open before.
  ///   - session: The game.
  /// - Throws: What encoding throws.
  func show(
    _ move: TypedMove?, _ outcome: Outcome, wasOpen: Bool = false, in session: any PlayableSession
  ) throws {
    switch format {
    case .json:
      console.write(try MoveRecord(move, outcome, in: session).json() + "\n")
    case .text(let style):
      var text =
        move.map { "\n" + Words.report($0, outcome, wasOpen: wasOpen, in: session) + "\n" } ?? ""
      text += session.table.appearance.text(in: style)
      if session.isOver, !session.ending.isEmpty { text += session.ending + "\n" }
      console.write(text)
    }
  }
}
