import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("Expectations")
struct ExpectTableTests {
  @Test("A table that shows its game passes")
  func passes() {
    let table = RecordingTableView(cardCount: 12)
    let controller = MatchingGameController(table: table) { .m12 }
    controller.touchCardButton(table.cardButtons[0])
    expectTable(table, shows: controller.game)
  }

  @Test("A table that shows another game fails, with the diagnosis first and at the caller's line")
  func fails() {
    let table = RecordingTableView(cardCount: 12)
    let controller = MatchingGameController(table: table) { .m12 }
    controller.touchCardButton(table.cardButtons[0])
    let line = #line + 2
    withKnownIssue {
      expectTable(table, shows: MatchingGame.m12)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.contains("Name      ") && issue.sourceLocation?.line == line
    }
  }

  @Test("A script that goes right passes, and one on a faulty controller fails")
  func play() {
    let moves: [Move] = [.touch(0), .touch(1), .deal, .mode(3), .touch(4)]
    expectPlay(moves, of: MatchingGame.m12) { table, makeDeck in
      MatchingGameController(table: table, makeDeck: makeDeck)
    }
    withKnownIssue {
      expectPlay(moves, of: MatchingGame.m12) { table, makeDeck in
        DealsUnseen(table: table, makeDeck: makeDeck)
      }
    } matching: { issue in
      issue.comments.first?.rawValue.contains("reset-not-shown") ?? false
    }
  }

  @Test("A game that goes as the reference passes, and one with other costs fails")
  func game() throws {
    expectGame(MatchingGame.m12, playing: [.touch(0), .touch(3)], goesAs: MatchingGame.m12)
    let free = try LessonGame(cardCount: 12, from: .m12, scoring: Scoring(mismatchPenalty: 0))
    withKnownIssue {
      expectGame(free, playing: [.touch(0), .touch(3)], goesAs: MatchingGame.m12)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.contains("the score is -2 and should be -4") && text.contains("penalty-missing")
    }
  }
}

/// A controller whose deal button makes a new game and shows nothing of it.
private final class DealsUnseen: MatchingGameController {
  private var isDealing = false

  override func touchDealButton(_ sender: any CardButton) {
    isDealing = true
    super.touchDealButton(sender)
    isDealing = false
  }

  override func updateUI() {
    if !isDealing { super.updateUI() }
  }
}
