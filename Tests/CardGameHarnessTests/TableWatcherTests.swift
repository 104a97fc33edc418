import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("A watcher")
struct TableWatcherTests {
  private let table = RecordingTableView(cardCount: 12)
  private let controller: MatchingGameController
  private var watcher: TableWatcher<LessonGame>

  init() {
    controller = MatchingGameController(table: table) { .m12 }
    watcher = TableWatcher(table, dealt: .m12)
  }

  @Test("raises nothing while the table follows the game")
  mutating func right() {
    controller.updateUI()
    #expect(watcher.check(against: controller.game) == [])
    for index in [0, 3, 4, 10] {
      controller.perform(.touch(index), on: table)
      #expect(watcher.check(against: controller.game, after: .touch(index)) == [])
    }
  }

  @Test("tells a table that is late from one that is wrong")
  mutating func late() {
    controller.updateUI()
    _ = watcher.check(against: controller.game)
    table.moveWillBegin()
    controller.updateUI()
    controller.game.chooseCard(at: 0)
    let found = watcher.check(against: controller.game, after: .touch(0))
    #expect(found.map(\.code) == [.oneMoveLate])
  }

  @Test("names the moves since the deal")
  mutating func moves() {
    for index in [0, 3] { controller.perform(.touch(index), on: table) }
    table.score.text = ""
    _ = watcher.check(against: controller.game, after: .touch(0))
    let found = watcher.check(against: controller.game, after: .touch(3))
    #expect(found.map(\.moves) == [["0", "3"]])
  }
}
