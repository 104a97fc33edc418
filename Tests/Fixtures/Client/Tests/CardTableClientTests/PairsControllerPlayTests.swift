import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews
import CardTableClient

@Suite("Our own controller, watched")
struct PairsControllerPlayTests {
  /// Our controller has no use for the mode control, so nothing is asked of it.
  let style: TableStyle = {
    var style = TableStyle.lesson
    style.modeUse = .unchecked
    return style
  }()

  /// Makes our controller for a table that is watched; decks are never too small here.
  func makeController(
    _ table: RecordingTableView, _ makeDeck: @escaping () -> Deck<PlayingCard>
  ) -> PairsController {
    try! PairsController(table: table, makeDeck: makeDeck)
  }

  @Test("A match, a mismatch and a new deal are shown")
  func script() {
    expectPlay(
      [.touch(0), .touch(1), .touch(2), .touch(3), .deal, .touch(5)],
      of: MatchingGame.m12, style: style, on: makeController)
  }

  @Test("A table is right at one moment")
  func moment() throws {
    let table = RecordingTableView(cardCount: 12)
    let controller = try PairsController(table: table) { .m12 }
    controller.touchCardButton(table.cardButtons[7])
    expectTable(table, shows: controller.game, style: style)
  }

  @Test("A hundred games at random show nothing wrong")
  func random() {
    let random = playAtRandom(MatchingGame.m12, style: style, on: makeController)
    report(random.failure?.diagnoses ?? [])
  }

  @Test("Nothing is wrong in any state of six cards")
  func everyState() throws {
    let game = try LessonGame(cardCount: 6, from: .m12)
    let exploration = explore(game, style: style, on: makeController)
    report(exploration.failure?.diagnoses ?? [])
    #expect(exploration.isComplete)
  }
}
