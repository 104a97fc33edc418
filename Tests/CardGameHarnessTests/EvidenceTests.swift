import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("The evidence")
struct EvidenceTests {
  private let back = ButtonAppearance(picture: .image("cardback"))
  private let ace = ButtonAppearance(title: "A♠", picture: .image("cardfront"))

  @Test("It is the table before the last move, after it, and as it should be")
  func tables() throws {
    let played = played(.touch(0), .touch(3)) { controller in
      controller.showAll()
      controller.table.cardButtons[0].setTitle("A♠", for: .normal)
    }
    let evidence = try #require(played.diagnoses.first?.evidence)
    #expect(evidence.before?.score == "Score: -1" && evidence.before?.cards[0] == ace)
    #expect(evidence.after == played.table.appearance)
    #expect(evidence.expected.cards[0] == back && evidence.expected.cards[3].title == "K♦")
    #expect(evidence.expected.score == "Score: -4")
    #expect(evidence.wrong == [.card(0)])
  }

  @Test("Without a move there is no table before it")
  func still() throws {
    let evidence = try #require(
      diagnose(.showing(StillGame(.faceDown)), against: StillGame(.faceUp)).first?.evidence)
    #expect(evidence.before == nil)
    #expect(evidence.after.cards == [back] && evidence.expected.cards == [ace])
  }

  @Test("Of several mistakes only the first has it, with all that is wrong")
  func first() {
    let played = played(.touch(0)) { controller in
      controller.showAll()
      controller.table.scoreLabel.text = "Points: -1"
      controller.table.cardButtons[5].isEnabled = false
    }
    #expect(played.diagnoses.map { $0.evidence?.wrong } == [[.card(5), .scoreLabel], nil])
  }

  @Test("What is not looked at is drawn rightly all the same")
  func parts() throws {
    var style = TableStyle.lesson.looking(at: .titles)
    style.status = .unchecked
    let table = RecordingTableView(cardCount: 1)
    let evidence = try #require(
      diagnose(table, against: StillGame(.faceUp, score: 7), style: style).first?.evidence)
    #expect(evidence.expected.cards == [ace] && evidence.expected.score == "Score: 7")
    #expect(evidence.wrong == [.card(0)])
  }

  @Test("A game without a table is drawn as it would be seen")
  func game() throws {
    let free = try LessonGame(cardCount: 12, from: .m12, scoring: Scoring(mismatchPenalty: 0))
    let evidence = try #require(
      diagnose(free, playing: [.touch(0), .touch(3)], against: MatchingGame.m12).first?.evidence)
    #expect(evidence.before?.cards[0] == ace && evidence.before?.score == "Score: -1")
    #expect(evidence.after.score == "Score: -2" && evidence.expected.score == "Score: -4")
    #expect(evidence.wrong == [.scoreLabel])
  }

  @Test("It ends the report, and a hint has none")
  func report() {
    let played = played(.touch(0)) { $0.table.scoreLabel.text = "Score: 1" }
    for diagnosis in played.diagnoses.prefix(1) {
      #expect(diagnosis.report.hasSuffix(diagnosis.evidence!.text().dropLast()))
      #expect(!diagnosis.report(.hint).contains("as it should be"))
    }
    #expect(!played.diagnoses.isEmpty)
  }
}
