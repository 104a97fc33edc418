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

  /// Prints a move that was made, and the table after it.
  func show(_ move: Move?, _ outcome: Outcome, in session: any PlayableSession) throws {
    switch format {
    case .json:
      console.write(try MoveRecord(move, outcome, in: session).json() + "\n")
    case .text(let style):
      var text = move.map { "\n" + Words.report($0, outcome, on: session.table) + "\n" } ?? ""
      text += session.table.appearance.text(in: style)
      if session.isOver { text += Words.gameOver + "\n" }
      console.write(text)
    }
  }
}
