import CardGameControllers
import CardGameModel
import CardGameViews
import CardTableClient
import Testing

@Suite("Our own view")
struct LineTableViewTests {
  @Test("The kit's controller plays on it")
  func plays() {
    let table = LineTableView(cardCount: 12)
    let controller = MatchingGameController(table: table) { .m12 }
    controller.perform(.touch(0), on: table)
    controller.perform(.touch(1), on: table)
    #expect(table.line == "(A♠) (A♥) ## ## ## ## ## ## ## ## ## ## | Score: 14")
  }

  @Test("It is told the same as a table without a screen")
  func agrees() {
    let table = LineTableView(cardCount: 12)
    let recording = RecordingTableView(cardCount: 12)
    let both = TeeTableView([table, recording])
    let controller = MatchingGameController(table: both) { .m12 }
    for index in [0, 3, 5, 3] {
      controller.perform(.touch(index), on: both)
      #expect(
        table.cardButtons.map { $0.title(for: .normal) } == recording.appearance.cards.map(\.title))
    }
  }
}
