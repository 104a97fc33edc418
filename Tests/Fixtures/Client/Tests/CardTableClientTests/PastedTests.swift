import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews
import CardTableClient
import Foundation

/// Our controller with one mistake in it: a new deal leaves the score of the game before.
enum ScoreSurvivesDeal: PlaySetup {
  static let deck = Deck(Deck.m12.cards.prefix(6))

  static let style: TableStyle = {
    var style = TableStyle.lesson
    style.modeUse = .unchecked
    return style
  }()

  static func deal(_ deck: Deck<PlayingCard>) throws -> LessonGame {
    try LessonGame(cardCount: 6, from: deck)
  }

  static func makeController(
    for game: LessonGame, on table: RecordingTableView,
    makeDeck: @escaping () -> Deck<PlayingCard>
  ) -> any CardGameController {
    SurvivingScore(try! PairsController(table: table, makeDeck: makeDeck), on: table)
  }
}

private final class SurvivingScore: CardGameController {
  private let controller: PairsController
  private let table: any CardTableView

  init(_ controller: PairsController, on table: any CardTableView) {
    self.controller = controller
    self.table = table
  }

  func touchCardButton(_ sender: any CardButton) { controller.touchCardButton(sender) }

  func updateUI() { controller.updateUI() }

  func touchDealButton(_ sender: any CardButton) {
    let text = table.scoreLabel.text
    controller.touchDealButton(sender)
    table.scoreLabel.text = text
  }
}

/// These fail on purpose, and only where a check of the whole project wants to read how.
@Suite(
  "Failures that end with a test to paste",
  .enabled(if: ProcessInfo.processInfo.environment["FACEUP_FIND_FAILURES"] != nil))
struct FindFailures {
  @Test("Exploring finds the mistake")
  func exploring() throws {
    try expectEveryState(of: ScoreSurvivesDeal.self)
  }

  @Test("Random play finds it, too")
  func random() throws {
    try expectRandomPlay(of: ScoreSurvivesDeal.self)
  }
}
