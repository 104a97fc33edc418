import CardGameViews

/// A table whose card buttons appear only after a while, as those of an app's screen do.
final class LateTableView: CardTableView {
  private let table: RecordingTableView
  private var hasAppeared = false

  init(cardCount: Int) {
    table = RecordingTableView(cardCount: cardCount, recording: .nothing)
  }

  func appear() { hasAppeared = true }

  var cardButtons: [any CardButton] { hasAppeared ? table.cardButtons : [] }
  var scoreLabel: any CardLabel { table.scoreLabel }
  var statusLabel: any CardLabel { table.statusLabel }
  var modeControl: any CardSegmentedControl { table.modeControl }
  var dealButton: any CardButton { table.dealButton }
  func moveWillBegin(_ move: String) { table.moveWillBegin(move) }
  func moveDidEnd() { table.moveDidEnd() }
}
