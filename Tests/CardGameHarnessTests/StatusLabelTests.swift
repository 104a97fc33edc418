import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("What the status label tells of the last move")
struct StatusLabelTests {
  /// Plays on the lesson's table, with some words on the label after the last move.
  func codes(
    after touches: Int..., deals: Bool = false, saying text: String?,
    status: TableStyle.Status = .cardsAndPoints
  ) -> [DiagnosisCode] {
    var style = TableStyle.lesson.looking(at: .status)
    style.status = status
    let table = RecordingTableView(cardCount: 12, recording: .changes)
    table.score.text = "Score: 0"
    var game = LessonGame.m12
    var watcher = TableWatcher(table, style: style, dealt: game)
    var diagnoses: [Diagnosis] = []
    let moves = touches.map { Move.touch($0) } + (deals ? [.deal] : [])
    for (number, move) in moves.enumerated() {
      table.moveWillBegin()
      if case .touch(let index) = move { game.chooseCard(at: index) } else { game = .m12 }
      if number == moves.count - 1 { table.status.text = text }
      diagnoses = watcher.check(against: game, after: move)
    }
    return diagnoses.map(\.code)
  }

  @Test("Words of a person's own are right when they name the cards and the points")
  func right() {
    #expect(codes(after: 0, saying: "You turned A♠ up").isEmpty)
    #expect(codes(after: 0, 1, saying: "A♠, A♥: 15").isEmpty)
    #expect(codes(after: 0, 3, saying: "K♦ & A\u{2660}\u{FE0E} don't match (\u{2212}3)").isEmpty)
    #expect(codes(after: 0, 0, saying: nil).isEmpty)
    #expect(codes(after: 0, 0, saying: "A♠ is down").isEmpty)
    #expect(codes(after: 0, deals: true, saying: "Good luck").isEmpty)
  }

  @Test("A ten is not taken for a card that its title ends with")
  func ten() {
    #expect(codes(after: 8, saying: "10♥").isEmpty)
    #expect(codes(after: 1, saying: "10♥") == [.statusNamesFaceDownCard])
  }

  @Test("Points are left alone where only cards are asked for, and the label where nothing is")
  func leniency() {
    #expect(codes(after: 0, 1, saying: "A♠ A♥", status: .cards).isEmpty)
    #expect(codes(after: 0, 1, saying: "", status: .unchecked).isEmpty)
  }

  @Test("Wrong words are told apart")
  func wrong() {
    #expect(codes(after: 0, saying: nil) == [.statusMissing])
    #expect(codes(after: 0, 1, saying: "A♥ 15") == [.statusMissesCard])
    #expect(codes(after: 0, 1, saying: "A♠ A♥ 16") == [.statusPointsWrong])
    #expect(codes(after: 0, 1, saying: "A♠ A♥ 13 14 15 16") == [.statusPointsWrong])
    #expect(codes(after: 0, 1, saying: "A♠ A♥ A♥ 15") == [.statusNamesCardTwice])
    #expect(codes(after: 0, 0, 3, saying: "A♠ K♦") == [.statusNamesFaceDownCard])
    #expect(codes(after: 0, 1, 3, saying: "A♠ K♦") == [.statusNamesAnotherCard])
    #expect(codes(after: 0, deals: true, saying: "A♠") == [.statusNotReset])
    #expect(codes(after: 0, 3, saying: "A♠") == [.statusLate])
  }

  @Test("The score itself in place of its change is told as that")
  func scoreItself() throws {
    func headline(_ text: String) -> String? {
      var style = TableStyle.lesson.looking(at: .status)
      style.status = .cardsAndPoints
      return played(.touch(0), .touch(1), style: style) { controller in
        controller.showAll()
        controller.table.statusLabel.text = controller.game.score > 0 ? text : "A♠"
      }.diagnoses.first?.headline
    }
    let change = "and the score has changed by 15 points."
    #expect(
      headline("A♠ A♥ 14")?.hasSuffix("says 14, which is the score itself, \(change)") == true)
    #expect(headline("A♠ A♥ 16")?.hasSuffix("says 16, \(change)") == true)
    #expect(headline("A♠ A♥ 15") == nil)
  }

  @Test("The kit's own controller names the cards of every move")
  func kit() {
    var style = TableStyle.lesson
    style.status = .cards
    var generator = SeededGenerator(seed: 1)
    let moves = Move.random(count: 300, cardCount: 12, using: &generator)
    let played = play(moves, of: LessonGame.m12, style: style) { table, makeDeck in
      MatchingGameController(table: table, makeDeck: makeDeck)
    }
    #expect(played.diagnoses.isEmpty)
  }
}
