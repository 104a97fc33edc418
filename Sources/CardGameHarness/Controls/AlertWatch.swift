import CardGameControllers
import CardGameModel
import CardGameViews

/// What is wrong with a message: when it was shown, and its buttons.
enum AlertFault: Hashable {
  /// It is time for it, and it was not shown.
  case missing

  /// It was shown so many times by one move.
  case repeated(Int)

  /// It was shown again, though the game has gone no further.
  case again

  /// It was shown, and it is not time for it.
  case early

  /// It lacks a button of these words.
  case without(String)
}

/// Keeps whether the message was shown that a style asks for, from move to move.
struct AlertWatch {
  private let table: RecordingTableView
  private let style: AlertStyle?
  private var seenCount: Int
  private var wasShown = false
  private var isSure = true

  init(_ table: RecordingTableView, style: TableStyle) {
    self.table = table
    self.style = style.parts.contains(.controls) ? style.alert : nil
    seenCount = table.presentedAlertCount
  }

  /// Finds what is wrong with the message after a move, or before the first.
  mutating func check(against game: some CardGame, after move: Move?) -> AlertFault? {
    guard let style else { return nil }
    let count = table.presentedAlertCount - seenCount
    seenCount += count
    if move == .deal { (wasShown, isSure) = (false, true) }
    // Whether a message comes again where a move was taken back is nobody's rule.
    if move == .undo || move == .redo { isSure = false }
    let wasShown = wasShown
    self.wasShown = wasShown || count > 0
    guard style.isDue(game) else { return count > 0 ? .early : nil }
    if count > 1 { return .repeated(count) }
    if count == 1 { return wasShown && isSure ? .again : missingAnswer(in: style) }
    // A game that is over as it is dealt may say so at once, or by the first move.
    return wasShown || !isSure || !game.hasBegun ? nil : .missing
  }

  private func missingAnswer(in style: AlertStyle) -> AlertFault? {
    let titles = table.presentedAlert?.actions.map(\.title) ?? []
    return style.answers.first { !titles.contains($0.title) }.map { .without($0.title) }
  }
}
